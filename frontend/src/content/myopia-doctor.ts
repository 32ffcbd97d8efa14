/**
 * The doctor whom the page `/myopia-management-by-{slug}` is about. Apart from the profiles, because
 * every page knows the address and few know the doctors.
 */
export const myopiaDoctor = {
  slug: 'dr-maya-sample',
  name: 'Dr. Maya Sample',
  credentials: 'OD',
} as const;
