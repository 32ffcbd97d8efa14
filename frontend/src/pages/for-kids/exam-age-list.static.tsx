import { t } from 'shared/t';
import styles from './for-kids.module.css';

/** When a child needs an exam, and what happens at it. */
interface ChildExam {
  age: string;
  text: string;
}

const childExams: readonly ChildExam[] = [
  {
    age: t('6 months'),
    text: t(
      'Your baby sits on your lap and looks at a light and a toy. We check that both eyes follow them, look clear inside and see about equally well.',
    ),
  },
  {
    age: t('Age 3'),
    text: t(
      'We play a matching game with a house, an apple and a square. We look for a lazy eye while it’s easy to treat.',
    ),
  },
  {
    age: t('Before kindergarten'),
    text: t(
      'We check how well the eyes see the board and a book, and how well they switch between the two. We test color vision, too.',
    ),
  },
  {
    age: t('Every year after that'),
    text: t(
      'Eyes grow as your child grows. Nearsightedness often starts in grade school, and a lot can change in a year.',
    ),
  },
];

export function ExamAgeList() {
  return (
    <ol className={styles.ages}>
      {childExams.map(({ age, text }) => (
        <li key={age} className={styles.step}>
          <h3>{age}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
