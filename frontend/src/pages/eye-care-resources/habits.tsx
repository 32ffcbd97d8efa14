import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { eyeHabits } from './habits-content';
import styles from './habits.module.css';

export default function Habits() {
  return (
    <Section id="habits" title="Six habits for healthy eyes" tone="mist">
      <ul className={styles.habits}>
        {eyeHabits.map(({ habit, words, claim }) => (
          <li key={habit} className={styles.habit}>
            <h3>{habit}</h3>
            <p>
              {words}
              <Cite id={claim} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
