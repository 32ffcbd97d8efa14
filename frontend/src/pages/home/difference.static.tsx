import { doctorCount } from 'practice/core';
import { difference } from 'practice/difference';
import { newestDoctor } from 'practice/doctors';
import { Illustration } from '@/components/illustration';
import { PageLink } from '@/components/links';
import { ProseBlocks } from '@/components/prose/prose';
import { Section } from '@/components/section';
import { inWords } from '@/content/in-words';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { isEnglish } from '@/seo/languages';
import styles from './home.module.css';

function meetDoctors(count: number): string {
  if (count === 1) return t('Meet the doctor');
  return count === 2
    ? t('Meet both doctors')
    : t('Meet all {count} doctors', { count: inWords(count) });
}

export function Difference() {
  return (
    <Section
      id="about"
      title={t('Why We’re Different')}
      tone="sand"
      illustration={
        newestDoctor && (
          <div className={styles.welcome}>
            <Illustration
              file={newestDoctor.portrait}
              alt={t('Portrait of {name}', { name: newestDoctor.name })}
            />
            <p>
              <strong>{t('Welcome, {name}.', { name: newestDoctor.name })}</strong>{' '}
              {isEnglish && newestDoctor.bio[0]}
            </p>
          </div>
        )
      }
    >
      {difference ? (
        <ProseBlocks blocks={difference.blocks} />
      ) : (
        <p>
          {t('{name} is an independent practice in {city}.', {
            name: practice.name,
            city: practice.address.city,
          })}
        </p>
      )}
      <PageLink to="about">{meetDoctors(doctorCount)}</PageLink>
    </Section>
  );
}
