import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import type { ClaimId } from '@/content/claims';
import styles from './eye-care-resources.module.css';

export interface EyeHabit {
  habit: string;
  text: string;
  claim: ClaimId;
}

export const eyeHabits: readonly EyeHabit[] = [
  {
    habit: 'Look up from the screen',
    text: 'Every 20 minutes, look at something 20 feet away for 20 seconds, and blink. At a screen we forget to.',
    claim: 'screen-breaks',
  },
  {
    habit: 'Sunglasses, in winter too',
    text: 'The label should promise full protection from UVA and UVB. Dark glass alone does not.',
    claim: 'sunglasses-uv',
  },
  {
    habit: 'Goggles for the workshop',
    text: 'For the hammer, the mower and the hockey stick. Everyday glasses do not protect enough.',
    claim: 'sports-eyewear',
  },
  {
    habit: 'Greens, fish, no smoke',
    text: 'Kale, spinach and salmon are on the list for healthy eyes. Smoking is on the list for macular degeneration and cataract.',
    claim: 'eye-habits',
  },
  {
    habit: 'Ask your family',
    text: 'Glaucoma and macular degeneration run in families. Ask at the next dinner, and tell us.',
    claim: 'eye-habits',
  },
  {
    habit: 'Send children outdoors',
    text: 'One to two hours of daylight a day lower a child’s risk of becoming nearsighted.',
    claim: 'outdoor-time',
  },
];

export default function Habits() {
  return (
    <Section id="habits" title="Six habits for healthy eyes" tone="mist">
      <ul className={styles.habits}>
        {eyeHabits.map(({ habit, text, claim }) => (
          <li key={habit} className={styles.habit}>
            <h3>{habit}</h3>
            <p>
              {text}
              <Cite id={claim} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
