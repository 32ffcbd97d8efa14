import { Cite } from '@/components/cite';
import { CheckIcon } from '@/components/icons';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import styles from './for-kids.module.css';

const points = [
  [
    'The right fit.',
    'The bridge sits on the nose, not on the cheeks. Small noses need a low bridge.',
  ],
  ['Tough lenses.', 'Polycarbonate is thin, light and hard to break.'],
  ['Soft parts.', 'Spring hinges for grade school, a soft strap for toddlers.'],
  ['A spare pair.', 'Keep the old glasses in the school bag.'],
  ['Quick fixes.', 'Bent frame? Walk in, and we’ll straighten it while you wait.'],
  [
    'Sports goggles.',
    'Kids need them for ball, stick and racket sports. Regular glasses don’t protect enough.',
    'sports-eyewear',
  ],
] as const;

export default function KidsEyewear() {
  return (
    <Section id="glasses" title="Kids’ glasses that survive recess" tone="mist">
      <p>
        First, we lay out frames that fit. Then your child picks one, and we stay out of it. Kids
        wear glasses they picked themselves.
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
        More about our glasses and frames
      </PageLink>
    </Section>
  );
}
