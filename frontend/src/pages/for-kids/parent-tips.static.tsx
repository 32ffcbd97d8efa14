import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import styles from './for-kids.module.css';

export default function ParentTips() {
  return (
    <Section id="tips" title="Tips for exam day">
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3>Before</h3>
          <ul>
            <li>Pick a time when your child is rested and fed.</li>
            <li>Say what’s coming: lights, pictures, maybe eye drops.</li>
            <li>Don’t promise “it won’t hurt.”</li>
            <li>Bring any note from school.</li>
          </ul>
        </div>
        <div className={styles.column}>
          <h3>During</h3>
          <ul>
            <li>Stay in the room. Small children can sit on your lap.</li>
            <li>Let your child answer. Wrong answers help us, too.</li>
            <li>Ask to see what we see. The screen is next to the chair.</li>
          </ul>
        </div>
        <div className={styles.column}>
          <h3>After</h3>
          <ul>
            <li>
              After drops, your child needs sunglasses and an afternoon without homework.
              <Cite id="dilation-blur-hours" />
            </li>
            <li>Have your child wear new glasses all day from day one, unless we say otherwise.</li>
            <li>Ask us for a letter for school or camp.</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
