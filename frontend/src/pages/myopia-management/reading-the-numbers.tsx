import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { percentages } from '@/content/percentages';
import styles from './myopia-management.module.css';

export function ReadingTheNumbers() {
  return (
    <Section
      title="How to read these numbers"
      illustration={
        <div className={styles.aside}>
          <h3>“Treatments slow myopia {percentages['treatments-slowing-most']}”</h3>
          <p>
            You will read this elsewhere. It holds for atropine at full strength.
            <Cite id="treatments-slowing-most" /> That dose keeps pupils wide and print blurry, and
            growth picks up again when it ends.
            <Cite id="treatments-strong-drops" /> We do not use it to slow myopia.
          </p>
        </div>
      }
    >
      <p>
        They are averages of groups. Your child may do better, or not respond at all, and the effect
        tends to shrink after the first year.
        <Cite id="myopia-percentages" /> Beyond two years little is known, and whether the gain
        lasts is uncertain.
        <Cite id="treatments-evidence" />
      </p>
      <p>
        So we look at the one number that is your child’s alone: how much the eye has grown since
        the last visit.
      </p>
    </Section>
  );
}
