import { t } from 'shared/t';
import type { CitedPoint } from './claims';
import { takesInsurance } from './insurers';

/** To a first visit. */
export const whatToBring: readonly CitedPoint[] = [
  takesInsurance
    ? {
        title: t('Your insurance cards'),
        text: t(
          'For your vision plan and your medical insurance. Bring a photo ID, too.',
        ),
      }
    : { title: t('A photo ID'), text: t('Such as your driver’s license.') },
  {
    title: t('All your glasses'),
    text: t('Every pair you use, even scratched ones and drugstore readers.'),
  },
  {
    title: t('Your contact lens boxes'),
    text: t('A photo of the label works, too.'),
  },
  {
    title: t('A list of your medicines'),
    text: t('Eye drops and vitamins, too. A photo of the bottles is fine.'),
  },
  {
    title: t('Your last eye exam report'),
    text: t('Or the name of the doctor who has it.'),
  },
  {
    title: t('Sunglasses'),
    text: t(
      'Wear them on the way home. Dilating drops can make daylight feel too bright.',
    ),
    claim: 'dilation-blur-hours',
  },
];
