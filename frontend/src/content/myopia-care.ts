import { details } from 'practice/details';
import { t } from 'shared/t';

const { ages, checkups: months, checkupMinutes, firstVisit } = details.myopia;

/** Whom the practice treats, such as `6 to 14`. */
export const treatedAges =
  ages && t('{from} to {to}', { from: ages.from, to: ages.to });

function between({ from, to }: NonNullable<typeof months>): string {
  return from === to
    ? t('every {from} months', { from })
    : t('every {from} to {to} months', { from, to });
}

/**
 * How often a child in treatment comes in, the same for every treatment: `every
 * 3 to 6 months`. Undefined if the practice doesn't say.
 */
export const checkups = months && between(months);

function inWords(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined;
  return minutes === 30 ? 'half an hour' : `${minutes.toString()} minutes`;
}

/** How long a checkup takes, such as `half an hour`. */
export const checkupLength = inWords(checkupMinutes);

/** The minutes of each part of a first visit. */
export const firstVisitParts: NonNullable<typeof firstVisit> = firstVisit ?? {};

/** The minutes of all parts of a first visit; 0 if the practice gives none. */
export const firstVisitMinutes = Object.values(firstVisitParts).reduce<number>(
  (sum, minutes) => sum + minutes,
  0,
);
