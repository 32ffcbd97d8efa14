import { community } from 'practice/community';
import { buttonClass } from '@/components/button';
import { Illustration } from '@/components/illustration';
import { PageLink } from '@/components/links';
import { ProseBlocks } from '@/components/prose/prose';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './home.module.css';

export function Community() {
  const { city, county, street } = practice.address;
  const picture = community?.picture;
  return (
    <Section
      title={community?.title ?? t('Part of {city}', { city })}
      illustration={picture && <Illustration file={picture} alt={picture.alt} />}
    >
      {community ? (
        <ProseBlocks blocks={community.blocks} />
      ) : (
        <p>
          {county
            ? t('You’ll find us at {street} in {city}, {county}.', { street, city, county })
            : t('You’ll find us at {street} in {city}.', { street, city })}
        </p>
      )}
      <div className={styles.actions}>
        <a className={buttonClass('outline')} href="#about">
          {t('About Us')}
        </a>
        <PageLink to="about" className={styles.link}>
          {t('Read about our practice')}
        </PageLink>
      </div>
    </Section>
  );
}
