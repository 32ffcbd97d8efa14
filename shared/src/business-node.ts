/** How structured data names the practice, on every page. */
export const businessTypes = [
  'LocalBusiness',
  'MedicalBusiness',
  'Optometric',
  'MedicalClinic',
] as const;

/** Its `@id`, below the site's address. */
export const businessPath = '/#business';

/**
 * A span of hours in Google's format, with times such as `09:00`. One that ends
 * after midnight closes at a time before it opens; from midnight to midnight
 * would mean closed, so a whole day ends a minute earlier.
 */
export const openingTimes = (opens: string, closes: string) => ({
  opens,
  closes: opens === '00:00' && closes === opens ? '23:59' : closes,
});

/** A closed day in Google's format. */
export const closedAllDay = { opens: '00:00', closes: '00:00' } as const;
