import type { Doctor } from './doctor';

export const danielExample: Doctor = {
  slug: 'dr-daniel-example',
  name: 'Dr. Daniel Example',
  credentials: 'OD',
  role: 'Family eye care',
  bio: [
    'Dr. Example grew up in Metuchen and opened the practice in 2008. Teenagers whom he fitted with their first contact lenses now bring in their own children.',
    'Ask for him when reading has become hard work, or when a screen and a book want two different pairs of glasses. He tries new lenses out with you at a real desk, not on the chart alone.',
  ],
  languages: ['English', 'Mandarin'],
  portrait: 'daniel',
  sample: true,
};
