import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import styles from './for-kids.module.css';

export default function ParentTips() {
  return (
    <Section id="tips" title="Tips for the day of the exam">
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3>Before</h3>
          <ul>
            <li>Pick the hour when your child is rested and fed.</li>
            <li>Say what comes: lights, pictures, maybe drops. Leave out “it won’t hurt”.</li>
            <li>Bring photos in which an eye looked odd, and the note from school.</li>
          </ul>
        </div>
        <div className={styles.column}>
          <h3>During</h3>
          <ul>
            <li>Stay in the room. Small children sit on your lap.</li>
            <li>Let your child answer. Wrong answers tell us something too.</li>
            <li>Ask to see what we see. The screen is beside the chair.</li>
          </ul>
        </div>
        <div className={styles.column}>
          <h3>After</h3>
          <ul>
            <li>
              After drops, sunglasses on and no homework that afternoon.
              <Cite id="dilation-blur-hours" />
            </li>
            <li>New glasses: all day from the first day, unless we say otherwise.</li>
            <li>Ask us for the letter to the school or the camp.</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
