import { details } from 'practice/details';
import { t } from 'shared/t';
import { longDate } from './dates';
import { offersMyopiaControl } from './offered-treatments';
import { takesInsurance } from './insurers';
import { practice } from './practice';
import type { TreatmentId } from './treatment-ids';

type Price = NonNullable<(typeof details.prices)['exam']>;

/**
 * A price in texts that are true on any day, because pages aren't built again
 * when a new price begins.
 */
export function priceTexts({ amount, includes, next }: Price) {
  /** `$150 from January 1, 2027` */
  const later =
    next &&
    t('{amount} from {date}', {
      amount: next.amount,
      date: longDate(next.from),
    });
  const both = later ? `${amount} (${later})` : amount;
  return {
    current: amount,
    later,
    /** Both, in a sentence. */
    amount: both,
    /** In a sentence that speaks of insurance if the practice takes any. */
    uninsured: takesInsurance
      ? t('{amount} without insurance', { amount: both })
      : both,
    includes,
  };
}

const optional = (price?: Price) => price && priceTexts(price);

const {
  exam,
  childExam,
  contactLensFitting,
  glasses,
  progressives,
  ...ofMyopia
} = details.prices;

const ofTreatment = (price?: Price) =>
  offersMyopiaControl ? optional(price) : undefined;

/** Prices without insurance. */
export const prices = {
  exam: optional(exam),
  childExam: optional(childExam),
  contactLensFitting: optional(contactLensFitting),
  firstMyopiaYear: ofTreatment(ofMyopia.firstMyopiaYear),
  laterMyopiaYear: ofTreatment(ofMyopia.laterMyopiaYear),
  overnightLenses: ofTreatment(ofMyopia.overnightLenses),
  softLenses: ofTreatment(ofMyopia.softLenses),
  atropine: ofTreatment(ofMyopia.atropine),
  myopiaGlasses: ofTreatment(ofMyopia.myopiaGlasses),
  glasses: optional(glasses),
  progressives: optional(progressives),
};

/** What treatment of myopia itself costs, besides the visits. */
export const supplies: Readonly<
  Record<TreatmentId, typeof prices.firstMyopiaYear>
> = {
  'overnight-lenses': prices.overnightLenses,
  'soft-lenses': prices.softLenses,
  atropine: prices.atropine,
  'myopia-glasses': prices.myopiaGlasses,
};

export const hasExamPrice = prices.exam !== undefined;

export const hasMyopiaPrice =
  prices.firstMyopiaYear !== undefined ||
  practice.treatments.some((id) => supplies[id] !== undefined);
