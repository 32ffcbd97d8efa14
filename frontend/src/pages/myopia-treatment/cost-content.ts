/** What to ask before paying for a treatment of myopia, here or anywhere. */
export const costQuestions: readonly string[] = [
  'What does the first year cost in all, visits included?',
  'And each year after that?',
  'What does a lost lens cost, and how many days are we without it?',
  'What does a bottle of drops cost, and how long does it keep once open?',
  'What does my plan pay, and what does it call elective?',
  'What do we get back if our child stops after a month?',
];
