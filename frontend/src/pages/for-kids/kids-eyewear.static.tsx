import { Cite } from '@/components/cite';
import { CheckIcon } from '@/components/icons';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { t } from 'shared/t';
import styles from './for-kids.module.css';

const points = [
  [
    t('The right fit.'),
    t('The bridge sits on the nose, not on the cheeks. Small noses need a low bridge.'),
  ],
  [t('Tough lenses.'), t('Polycarbonate is thin, light and hard to break.')],
  [t('Soft parts.'), t('Spring hinges for grade school, a soft strap for toddlers.')],
  [t('A spare pair.'), t('Keep the old glasses in the school bag.')],
  [t('Quick fixes.'), t('Bent frame? Walk in, and we’ll straighten it while you wait.')],
  [
    t('Sports goggles.'),
    t('Kids need them for ball, stick and racket sports. Regular glasses aren’t enough.'),
    'sports-eyewear',
  ],
] as const;

export function KidsEyewear() {
  return (
    <Section id="glasses" title={t('Kids’ glasses that survive recess')} tone="mist">
      <p>
        {t(
          'First, we lay out frames that fit. Then your child picks one, and we stay out of it. Kids wear glasses they picked themselves.',
        )}
      </p>
      <ul className={styles.points}>
        {points.map(([point, words, claim]) => (
          <li key={point} className={styles.point}>
            <CheckIcon className={styles.tick} />
            <p>
              <strong>{point}</strong> {words}
              {claim && <Cite id={claim} />}
            </p>
          </li>
        ))}
      </ul>
      <PageLink to="services" hash="#eyewear" className={styles.kidsEyewearMore}>
        {t('More about our glasses and frames')}
      </PageLink>
    </Section>
  );
}
