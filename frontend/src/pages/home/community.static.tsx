import { community } from 'virtual:practice/community';
import { buttonClass } from '@/components/button';
import { Illustration } from '@/components/illustration';
import { PageLink } from '@/components/links';
import { ProseBlocks } from '@/components/prose/prose';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import styles from './home.module.css';

export default function Community() {
  const { city, county, street } = practice.address;
  const picture = community?.picture;
  return (
    <Section
      title={community?.title ?? `Part of ${city}`}
      illustration={picture && <Illustration file={picture} alt={picture.alt} />}
    >
      {community ? (
        <ProseBlocks blocks={community.blocks} />
      ) : (
        <p>
          You’ll find us at {street} in {city}
          {county && `, ${county}`}.
        </p>
      )}
      <div className={styles.actions}>
        <a className={buttonClass('outline')} href="#about">
          About Us
        </a>
        <PageLink to="about" className={styles.link}>
          Read about our practice
        </PageLink>
      </div>
    </Section>
  );
}
