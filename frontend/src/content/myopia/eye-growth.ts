import type { ClaimId } from '../claims';
import { percentages } from '../percentages';
import type { TreatmentId } from '../treatment-ids';

/** Eye growth over two years in a trial of one treatment. */
export interface EyeGrowth {
  /** In millimeters, with the treatment. */
  treated: number;
  /** Without the treatment; undefined if the trial had no two-year control group. */
  control?: number;
  /** Both numbers as a sentence. */
  sentence: string;
  trial: string;
  claim: ClaimId;
}

const millimeters = (growth: number) => `${growth.toFixed(2)} mm`;

const compared = (treated: number, control: number, trial: string, claim: ClaimId): EyeGrowth => ({
  treated,
  control,
  sentence: `${millimeters(treated)}, versus ${millimeters(control)} with regular glasses. That’s ${millimeters(control - treated)} less.`,
  trial,
  claim,
});

/** The one measure that every trial reports. */
export const eyeGrowth: Readonly<Record<TreatmentId, EyeGrowth>> = {
  'overnight-lenses': compared(
    0.36,
    0.63,
    '78 children in Hong Kong, ages 6 to 10.',
    'overnight-lenses-growth',
  ),
  'soft-lenses': compared(0.28, 0.44, '74 children in Spain, ages 8 to 12.', 'soft-lenses-growth'),
  atropine: {
    treated: 0.39,
    sentence: `${millimeters(0.39)} with ${percentages['atropine-growth']} drops. There’s no two-year number without drops, because all the children got them in year two.`,
    trial: '383 children in Hong Kong, ages 4 to 12, on three doses.',
    claim: 'atropine-growth',
  },
  'myopia-glasses': compared(
    0.34,
    0.69,
    '104 children in China, ages 8 to 13.',
    'myopia-glasses-growth',
  ),
};
