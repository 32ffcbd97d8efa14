import { practice } from '@/content/practice';
import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('myopia-treatment', {
  title: `Myopia Treatment Options Compared | ${practice.shortName}`,
  description:
    'Overnight lenses, daily soft lenses or atropine drops: how each myopia treatment works, whom it suits, what it asks of a family and what is known.',
  schemas: ['MedicalWebPage', 'MedicalTherapy', 'FAQPage'],
  updated: '2026-11-20',
});
