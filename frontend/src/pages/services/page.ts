import { practice } from '@/content/practice';
import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('services', {
  title: `Eye Exams, Glasses and Contacts | ${practice.shortName}`,
  description:
    'What we do in Metuchen: comprehensive eye exams, glasses, contact lenses, myopia management, glaucoma screening and eye care for children.',
  schemas: ['WebPage', 'Service'],
  updated: '2026-11-20',
});
