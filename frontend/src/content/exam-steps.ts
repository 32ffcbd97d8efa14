interface ExamStep {
  name: string;
  /** As it is printed: minutes, or that the step is optional. */
  time: string;
  /** What happens, as plain text, since structured data repeats it. */
  text: string;
}

export const examSteps: readonly ExamStep[] = [
  {
    name: 'Check-in',
    time: '15 min',
    text: 'You sit down with one of us at the front desk. We copy your cards, ask about your eyes, your health and your medicines, and fill in the forms with you if the print is small.',
  },
  {
    name: 'Pre-testing',
    time: '15 min',
    text: 'A technician measures your old glasses, the pressure in each eye and how far to the side you see, and photographs the back of the eye. One test is a puff of air. None of them hurts.',
  },
  {
    name: 'Comprehensive exam',
    time: '30-45 min',
    text: 'The doctor finds the lenses that you see best with, tests how your two eyes work together, and looks inside, often through pupils widened with drops. Then you see your own pictures and hear what they show.',
  },
  {
    name: 'Eyewear selection',
    time: 'optional',
    text: 'If you like, we choose a frame with you and measure it for your face. If you would rather look elsewhere or think about it, you take your prescription and go.',
  },
];

/** What a visit takes in all, in minutes. */
export const examTotalMinutes = 60;

/** What the walk through a visit is called, by the page and to search engines. */
export const walkthroughTitle = 'Your exam, step by step';
