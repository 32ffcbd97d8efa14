import type { Doctor } from './doctor';

export const luciaSpecimen: Doctor = {
  slug: 'dr-lucia-specimen',
  name: 'Dr. Lucia Specimen',
  credentials: 'OD',
  role: 'Contact lenses and dry eye',
  bio: [
    'Dr. Specimen sees people who were told that contact lenses are not for them: a cornea of an odd shape, or eyes that burn by noon.',
    'She looks for the reason before she orders another lens, and treats a dry eye first. She has worn lenses for thirty years and tries each new kind in her own eyes.',
  ],
  languages: ['English', 'Spanish'],
  portrait: 'lucia',
  sample: true,
};
