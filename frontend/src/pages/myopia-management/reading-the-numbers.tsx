import { Cite } from '@/components/cite';
import { Fold } from '@/components/fold';
import { Section } from '@/components/section';
import { percentages } from '@/content/percentages';
import { offers } from '@/content/offered-treatments';
import styles from './myopia-management.module.css';

export function ReadingTheNumbers() {
  const strongest = offers('atropine') ? 'full-strength atropine drops' : 'strong eye drops';
  const strongestEffect = percentages['treatments-slowing-most'];
  return (
    <Section
      title="How to read these numbers"
      illustration={
        <Fold summary={`Where “${strongestEffect}” comes from`}>
          <div className={styles.box}>
            <h3>Treatments slow myopia {strongestEffect}</h3>
            <p>
              That’s the top of the range, with {strongest}. In a two-year trial, prescriptions rose
              about three-quarters less than with placebo.
              <Cite id="treatments-slowing-most" />
            </p>
            <p>
              Drops that strong keep pupils wide and make reading blurry. When children stop them,
              myopia speeds up for a while.
              <Cite id="treatments-strong-drops" /> That’s why we use gentler treatments.
            </p>
          </div>
        </Fold>
      }
    >
      <p>
        These are averages. Your child may do better, or may not respond at all. The effect also
        tends to get smaller after the first year.
        <Cite id="myopia-percentages" /> We don’t know much beyond two years, or how long the
        benefit lasts.
        <Cite id="treatments-evidence" />
      </p>
    </Section>
  );
}
