import { t } from 'shared/t';

/** What was typed, read: the value, or a sentence about what's wrong with it. */
export type Read<Value> = { value: Value } | { problem: string };

const OLDEST = 18;

/** In diopters. Stronger ones exist, but a typing mistake is more likely. */
const STRONGEST = 20;

/** A child's age in full years. */
export function readAge(typed: string): Read<number> {
  const text = typed.trim();
  if (!/^\d{1,3}$/.test(text)) {
    return { problem: t('Enter the age in full years, such as 8.') };
  }
  const age = Number(text);
  if (age > OLDEST) {
    return {
      problem: t('This is for children. Enter an age from 0 to {oldest}.', { oldest: OLDEST }),
    };
  }
  return { value: age };
}

/**
 * A prescription in diopters, negative for nearsighted eyes. Without a sign it's taken as negative, because that's how
 * parents of nearsighted children say it. Undefined if nothing was typed.
 */
export function readPrescription(typed: string): Read<number | undefined> {
  const text = typed
    .trim()
    .replace(/^[−–—]/, '-')
    .replace(/\s*(?:diopters?|dioptr[ií]as?|D|sph)\.?$/i, '');
  if (text === '') return { value: undefined };
  const [, sign, amount] = /^([+-]?)\s*(\d{1,3}(?:\.\d{0,2})?|\.\d{1,2})$/.exec(text) ?? [];
  if (amount === undefined) {
    return { problem: t('Enter the prescription as a number, such as −2.25, or leave it empty.') };
  }
  const diopters = Number(amount);
  if (diopters > STRONGEST) {
    return {
      problem: t('{typed} diopters would be rare. Did you mean {meant}?', {
        typed: text,
        meant: meant(amount),
      }),
    };
  }
  return { value: sign === '+' ? diopters : 0 - diopters };
}

/** With the point that prescriptions on paper sometimes lack: −225 is −2.25. */
const meant = (amount: string): string => `−${(Number(amount) / 100).toFixed(2)}`;
