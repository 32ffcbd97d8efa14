/** When a child comes for an exam, and what happens then. */
export interface ChildExam {
  age: string;
  words: string;
}

export const childExams: readonly ChildExam[] = [
  {
    age: '6 months',
    words:
      'On your lap, with a light and a toy. We see whether both eyes follow, whether they are clear inside, and whether one is far stronger.',
  },
  {
    age: 'Age 3',
    words:
      'A matching game with a house, an apple and a square. We look for a lazy eye, while it is easy to treat.',
  },
  {
    age: 'Before kindergarten',
    words:
      'What a school day asks of two eyes: the board, the book, and the way from one to the other. Colors too.',
  },
  {
    age: 'Every year after',
    words:
      'Eyes grow with the child. Nearsightedness often starts in grade school, and a year is a long time then.',
  },
];
