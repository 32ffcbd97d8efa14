/** How structured data names the practice, on every page. */
export const businessTypes = [
  'LocalBusiness',
  'MedicalBusiness',
  'Optometric',
  'MedicalClinic',
] as const;

/** Its `@id`, below the site's address. */
export const businessPath = '/#business';
