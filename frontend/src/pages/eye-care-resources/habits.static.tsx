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
    habit: 'Give your eyes a break from screens',
    text: 'Look up often, and blink. People blink less at a screen.',
    claim: 'screen-breaks',
  },
  {
    habit: 'Wear sunglasses, even in winter',
    text: 'Look for a label that promises full UVA and UVB protection. Dark lenses alone don’t protect you.',
    claim: 'sunglasses-uv',
  },
  {
    habit: 'Wear goggles for work and sports',
    text: 'You need them with a hammer, a mower or a hockey stick. Regular glasses aren’t enough.',
    claim: 'sports-eyewear',
  },
  {
    habit: 'Eat greens and fish, and don’t smoke',
    text: 'Kale, spinach and salmon are good for your eyes. Smoking raises your risk of macular degeneration and cataracts.',
    claim: 'eye-habits',
  },
  {
    habit: 'Know your family history',
    text: 'Glaucoma and macular degeneration run in families. Ask your relatives, and tell us what you learn.',
    claim: 'eye-habits',
  },
  {
    habit: 'Send kids outside',
    text: 'Spending one to two hours outdoors a day lowers a child’s risk of becoming nearsighted.',
    claim: 'outdoor-time',
  },
];

export function Habits() {
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
