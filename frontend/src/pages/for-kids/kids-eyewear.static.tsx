import { Cite } from '@/components/cite';
import { CheckIcon } from '@/components/icons';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import styles from './for-kids.module.css';

const points = [
  ['The bridge', 'sits on the nose, not on the cheeks. Small noses need a low one.'],
  ['Polycarbonate lenses', 'are thin, light and hard to break.'],
  ['Spring hinges', 'for the grade school, a soft strap for toddlers.'],
  ['The old pair', 'goes into the school bag as a spare.'],
  ['A bent frame', 'we straighten while you wait, without an appointment.'],
  [
    'Sports goggles',
    'for balls, sticks and rackets. Everyday glasses do not protect enough.',
    'sports-eyewear',
  ],
] as const;

export default function KidsEyewear() {
  return (
    <Section id="glasses" title="Glasses that come home from recess" tone="mist">
      <p>
        We first lay out the frames that fit. Then your child chooses, and we stay out of it:
        glasses that a child has chosen get worn.
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
        All about our eyewear
      </PageLink>
    </Section>
  );
}
