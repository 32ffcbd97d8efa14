import { type GrowthTrial, yearlyGrowth } from '@/content/eye-growth';

/** Such as `0.63` or `−1.24`. */
export const decimals = (number: number): string =>
  number.toFixed(2).replace('-', '−');

/**
 * How fast the eyes of nearsighted children of an age grew without treatment.
 */
export function growthAt(age: number): string {
  const group = yearlyGrowth.find(
    ({ ages: [from, to] }) => age >= from && age <= to,
  );
  if (!group) {
    return 'We know of no study of how fast nearsighted eyes grow at this age without treatment.';
  }
  const { ages, bound, millimeters } = group;
  return `In a clinic in Hong Kong, half of the eyes of nearsighted children ages ${ages.join(' to ')} grew ${bound} ${decimals(millimeters)} mm a year in regular glasses.`;
}

/** Such as `children ages 8 to 12 with −0.75 to −4.00 diopters`. */
export function rangeOf({
  ages,
  prescriptions: [weakest, strongest],
}: GrowthTrial): string {
  const diopters =
    strongest === undefined
      ? `at least ${decimals(weakest)} diopters`
      : `${decimals(weakest)} to ${decimals(strongest)} diopters`;
  return `children ages ${ages.join(' to ')} with ${diopters}`;
}
