import { Cite } from '@/components/cite';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import styles from './town.module.css';
import type { Town } from './town';

export default function Story({ town: { story } }: { town: Town }) {
  return (
    <Section title={story.title} tone="mist">
      <div className={styles.columns}>
        {story.text.map((paragraph, index) => (
          <p key={paragraph}>
            {paragraph}
            {story.claim && index === story.text.length - 1 && <Cite id={story.claim} />}
          </p>
        ))}
      </div>
      <PageLink to={story.link.page}>{story.link.text}</PageLink>
    </Section>
  );
}
