import type { Town } from '@/content/towns/town';
import { Cite } from '@/sections/cite';
import { Section } from '@/sections/section';
import { PageLink } from '@/ui/page-link';
import styles from './story.module.css';

export default function Story({ town: { story } }: { town: Town }) {
  return (
    <Section title={story.title} tone="mist">
      <div className={styles.columns}>
        {story.words.map((paragraph, index) => (
          <p key={paragraph}>
            {paragraph}
            {story.claim && index === story.words.length - 1 && <Cite id={story.claim} />}
          </p>
        ))}
      </div>
      <PageLink to={story.link.page}>{story.link.words}</PageLink>
    </Section>
  );
}
