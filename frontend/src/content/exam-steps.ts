import { details } from 'practice/details';
import { t } from 'shared/t';
import { takesInsurance } from './insurers';
import { present } from './present';

interface ExamStep {
  name: string;
  /** As printed: the minutes, or that the step is optional. */
  time?: string | undefined;
  /** Plain text, since structured data repeats it. */
  text: string;
  /** The doctor's own part. */
  isExam?: boolean;
  isOptional?: boolean;
}

interface StepFacts {
  takesInsurance: boolean;
  promises: {
    examParts?: boolean | undefined;
    opticalShop?: boolean | undefined;
    retinalPhotos?: boolean | undefined;
  };
}

/** The steps of a visit. Each says only what's true of the practice. */
export function examSteps({
  takesInsurance,
  promises: { examParts, opticalShop, retinalPhotos },
}: StepFacts): ExamStep[] {
  const duration = (time: string) => (examParts ? time : undefined);
  return present<ExamStep>([
    {
      name: t('Check-in'),
      time: duration(t('15 min')),
      text: present([
        takesInsurance
          ? t(
              'We copy your insurance cards and ask about your eyes, your health and your medicines.',
            )
          : t('We ask about your eyes, your health and your medicines.'),
        examParts &&
          t('If the print on a form is too small, we fill it out with you.'),
      ]).join(' '),
    },
    [examParts, retinalPhotos].includes(true) && {
      name: t('Pre-testing'),
      time: duration(t('15 min')),
      text: present([
        examParts
          ? t(
              'We measure your old glasses, your eye pressure and your side vision.',
            )
          : t('Quick tests come first, such as your eye pressure.'),
        retinalPhotos && t('We take a photo of the back of each eye.'),
        t('None of the tests hurt.'),
      ]).join(' '),
    },
    {
      name: t('Comprehensive exam'),
      isExam: true,
      time: duration(t('30-45 min')),
      text: present([
        t(
          'The doctor finds the lenses you see best with. Then the doctor looks inside your eyes, often with drops that widen your pupils.',
        ),
        retinalPhotos && t('You see your own photos and hear what they show.'),
      ]).join(' '),
    },
    opticalShop && {
      name: t('Eyewear selection'),
      isOptional: true,
      time: t('optional'),
      text: t(
        'We’ll help you pick a frame and fit it to your face. Or just take your prescription with you.',
      ),
    },
  ]);
}

/** Length of a whole visit, in minutes, if the practice says it. */
export const examTotalMinutes = details.examMinutes;

/** The steps of a visit to this practice. */
export const visitSteps = examSteps({
  takesInsurance,
  promises: details.promises,
});

const CHECK_IN = 15;
const PRE_TESTING = 15;

const hasParts =
  details.promises.examParts === true &&
  examTotalMinutes !== undefined &&
  examTotalMinutes > CHECK_IN + PRE_TESTING;

/**
 * How a visit's minutes are spent, as far as the practice says it: the dial.
 * Empty if it doesn't say how long one takes.
 */
export const visitParts: readonly { name: string; minutes: number }[] = present(
  [
    hasParts && { name: t('Check-in'), minutes: CHECK_IN },
    hasParts && { name: t('Pre-testing'), minutes: PRE_TESTING },
    examTotalMinutes !== undefined && {
      name: hasParts ? t('With the doctor') : t('Your visit'),
      minutes: examTotalMinutes - (hasParts ? CHECK_IN + PRE_TESTING : 0),
    },
  ],
);

/** Title of the visit's steps, on the page and in structured data. */
export const walkthroughTitle = t('Your exam, step by step');
