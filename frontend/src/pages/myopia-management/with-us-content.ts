import { followUps } from '@/content/treatments';

/** From the first visit to the last, as a parent lives it. */
export const myopiaSteps = [
  {
    name: 'We measure',
    words:
      'The prescription with drops that relax the eye, the length of the eye, and a map of the cornea. Bring old prescriptions: they show how fast it went.',
  },
  {
    name: 'You choose, at home',
    words:
      'You leave with the numbers, the treatments that fit your child, and the price of the first year. Nobody has to decide in the chair.',
  },
  {
    name: 'We teach',
    words:
      'Your child puts lenses in and takes them out here until it works, and so do you. For drops we show you how to hold the bottle.',
  },
  {
    name: 'We check',
    words: `Visits ${followUps}: the length of the eye, the health of the cornea, and how it goes at home.`,
  },
  {
    name: 'We change, or stop',
    words:
      'If the eye still grows too fast, we say so and change the plan. Once it has stopped growing, we end the treatment and go on measuring.',
  },
] as const;
