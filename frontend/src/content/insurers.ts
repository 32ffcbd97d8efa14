import { details } from 'practice/details';
import { t } from 'shared/t';
import { longDate } from './dates';
import { joinWithAnd } from './in-words';
import type { Insurer } from './practice';

/** All plans, by line. */
export const plans = details.insurers;

const { vision, medical, medicare, medicareAdvantage, medicaid, notTaken } =
  plans;

// Medicare Advantage plans may be named after Medicare, which is taken in full.
const namesNotTaken = [
  ...notTaken.vision,
  ...notTaken.medical,
  ...notTaken.medicaid,
];

/** Only some types of plan, or not one whose name begins the same way. */
const isTakenInPart = ({ name, types }: Insurer): boolean =>
  types !== undefined ||
  namesNotTaken.some((other) => other.startsWith(`${name} `));

const listed = [
  ...vision,
  ...medical,
  ...(medicare ? [medicare] : []),
  ...(plans.medicaidProgram ? [] : medicaid),
];

const takenInPart = [
  ...listed.filter(isTakenInPart).map(datedName),
  ...(plans.medicaidProgram && medicaid.length > 0
    ? [plans.medicaidProgram]
    : []),
];

/**
 * Accepted insurance as most pages list it, and at the end those of whose plans
 * the practice doesn't take all: `some Aetna and Cigna plans`. A page with more
 * room has each by name.
 */
export const insurers: readonly Insurer[] = [
  ...listed.filter((plan) => !isTakenInPart(plan)),
  ...(takenInPart.length > 0
    ? [{ name: t('some {names} plans', { names: joinWithAnd(takenInPart) }) }]
    : []),
];

export const takesMedicaid = medicaid.length > 0;
export const takesMedicare = medicare !== undefined;

/**
 * A name that's true on any day, because pages aren't built again when one
 * begins: `Cigna (from January 1, 2027)`.
 */
export function datedName({ name, from, through }: Insurer): string {
  const first = from && longDate(from);
  const last = through && longDate(through);
  if (first && last)
    return t('{name} (from {first} through {last})', { name, first, last });
  if (first) return t('{name} (from {first})', { name, first });
  return last ? t('{name} (through {last})', { name, last }) : name;
}

interface PlanLine {
  title: string;
  taken: readonly Insurer[];
  notTaken: readonly string[];
}

const { medicaidProgram = 'Medicaid' } = plans;

const partB = medicare && {
  ...medicare,
  name: t('Medicare Part B (the red, white and blue card)'),
};

const allLines: readonly PlanLine[] = [
  { title: t('Vision plans'), taken: vision, notTaken: notTaken.vision },
  { title: t('Medical insurance'), taken: medical, notTaken: notTaken.medical },
  { title: 'Medicare', taken: partB ? [partB] : [], notTaken: [] },
  {
    title: 'Medicare Advantage',
    taken: medicareAdvantage,
    notTaken: notTaken.medicareAdvantage,
  },
  { title: medicaidProgram, taken: medicaid, notTaken: notTaken.medicaid },
];

/** What's taken and what isn't, for a list that people can scan. */
export const planLines = allLines.filter(
  (line) => line.taken.length + line.notTaken.length > 0,
);

/** Pages of a practice without insurers don't speak of insurance. */
export const takesInsurance = planLines.some(({ taken }) => taken.length > 0);
