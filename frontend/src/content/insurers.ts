import { t } from 'shared/t';
import { longDate } from './dates';
import { type Insurer, practice } from './practice';

const { vision, medical, medicare, medicaid } = practice.insurers;

/**
 * All accepted insurance: vision plans, medical insurers, Medicare, Medicaid.
 */
export const insurers: readonly Insurer[] = [
  ...vision,
  ...medical,
  ...(medicare ? [medicare] : []),
  ...medicaid,
];

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
