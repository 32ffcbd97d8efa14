import { Section } from '@/components/section';
import styles from './about.module.css';

const points = [
  {
    figure: '60',
    unit: 'minutes',
    text: 'Your hour stands in the calendar once. Nobody else is booked into it.',
  },
  {
    figure: '1',
    unit: 'doctor',
    text: 'The one who examines you also calls you with the result, and knows your eyes from last year.',
  },
  {
    figure: '0',
    unit: 'per frame',
    text: 'Nobody here earns by the frame. If your old glasses are right, you keep them.',
  },
  {
    figure: '18',
    unit: 'point type',
    text: 'What you take home in writing is set in letters of this size.',
    large: true,
  },
] as const;

export default function Difference() {
  return (
    <Section title="Why We’re Different" tone="sand">
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.unit} className={styles.point}>
            <p className={styles.lens}>
              <strong className={styles.figure}>{point.figure}</strong> {point.unit}
            </p>
            <p className={'large' in point ? styles.large : undefined}>{point.text}</p>
          </li>
        ))}
      </ul>
      <p>
        And we say what we do not do. We do not operate. If you need a surgeon, we make that call
        while you sit beside us, send your records ahead, and see you again afterward.
      </p>
    </Section>
  );
}
