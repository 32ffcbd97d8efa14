import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import styles from './for-kids.module.css';

/** When a child comes for an exam, and what happens then. */
interface ChildExam {
  age: string;
  text: string;
}

const childExams: readonly ChildExam[] = [
  {
    age: '6 months',
    text: 'On your lap, with a light and a toy. We see whether both eyes follow, whether they are clear inside, and whether one is far stronger.',
  },
  {
    age: 'Age 3',
    text: 'A matching game with a house, an apple and a square. We look for a lazy eye, while it is easy to treat.',
  },
  {
    age: 'Before kindergarten',
    text: 'What a school day asks of two eyes: the board, the book, and the way from one to the other. Colors too.',
  },
  {
    age: 'Every year after',
    text: 'Eyes grow with the child. Nearsightedness often starts in grade school, and a year is a long time then.',
  },
];

export function ExamAges() {
  return (
    <Section id="when" title="When to come">
      <ol className={styles.ages}>
        {childExams.map(({ age, text }) => (
          <li key={age} className={styles.step}>
            <h3>{age}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        The American Optometric Association advises nearly the same ages.
        <Cite id="child-exam-schedule" /> Come sooner if you see one of the signs below, if your
        child was born early, or if a parent had a lazy or turned eye.
      </p>
    </Section>
  );
}
