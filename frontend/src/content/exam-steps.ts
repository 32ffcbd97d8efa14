import { t } from 'shared/t';

interface ExamStep {
  name: string;
  /** As printed: the minutes, or that the step is optional. */
  time: string;
  /** Plain text, since structured data repeats it. */
  text: string;
}

export const examSteps: readonly ExamStep[] = [
  {
    name: t('Check-in'),
    time: t('15 min'),
    text: t(
      'We copy your insurance cards and ask about your eyes, your health and your medicines. If the print on a form is too small, we fill it out with you.',
    ),
  },
  {
    name: t('Pre-testing'),
    time: t('15 min'),
    text: t(
      'We measure your old glasses, your eye pressure and your side vision, and take a photo of the back of each eye. None of the tests hurt.',
    ),
  },
  {
    name: t('Comprehensive exam'),
    time: t('30-45 min'),
    text: t(
      'The doctor finds the lenses you see best with. Then the doctor looks inside your eyes, often with drops that widen your pupils. You see your own photos and hear what they show.',
    ),
  },
  {
    name: t('Eyewear selection'),
    time: t('optional'),
    text: t(
      'We’ll help you pick a frame and fit it to your face. Or take your prescription and go.',
    ),
  },
];

/** Length of a whole visit, in minutes. */
export const examTotalMinutes = 60;

/** Title of the visit's steps, on the page and in structured data. */
export const walkthroughTitle = t('Your exam, step by step');
