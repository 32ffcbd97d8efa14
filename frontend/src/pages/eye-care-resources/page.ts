import { text } from 'practice/pages/eye-care-resources';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage(text, {
  id: 'eye-care-resources',
  order: 4,
  path: '/eye-care-resources',
  label: 'Eye Care Resources',
  navigation: '/eye-care-resources',
  heading: `Eye health tips and urgent eye care in ${city}, ${state}`,
  title: `Eye Health Tips & Urgent Eye Care in ${city}, ${state}`,
  description:
    'Eye symptoms that can’t wait and what to do about them. Also: healthy habits, how often to come in, and facts on dry eye, glaucoma and AMD.',
  schemas: ['MedicalWebPage', 'MedicalCondition'],
  updated: '2026-11-30',
  reviewed: '2026-11-30',
});
