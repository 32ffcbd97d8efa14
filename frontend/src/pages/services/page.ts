import { practice } from '@/content/practice';
import { record } from '@/seo/record';

export const servicesEntry = record('services', {
  title: `Eye Exams, Glasses and Contacts | ${practice.shortName}`,
  description:
    'What we do in Metuchen: comprehensive eye exams, glasses, contact lenses, myopia management, glaucoma screening and eye care for children.',
  schemas: ['WebPage', 'Service'],
  updated: '2026-11-20',
});
