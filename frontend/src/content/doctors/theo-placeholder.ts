import type { Doctor } from './doctor';

export const theoPlaceholder: Doctor = {
  slug: 'dr-theo-placeholder',
  name: 'Dr. Theo Placeholder',
  credentials: 'OD',
  role: 'Glaucoma and eye disease',
  bio: [
    'Dr. Placeholder follows people with glaucoma and macular degeneration, together with their surgeons and family doctors.',
    'He lays this year’s photograph of your optic nerve beside last year’s and shows you what he compares. His mother is deaf, so he has signed all his life: with him you can have the whole exam in sign language.',
  ],
  languages: ['English', 'American Sign Language'],
  portrait: 'theo',
  sample: true,
};
