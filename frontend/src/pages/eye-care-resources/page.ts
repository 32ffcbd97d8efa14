import { practice } from '@/content/practice';
import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('eye-care-resources', {
  title: `Eye Care Tips and Warning Signs | ${practice.shortName}`,
  description:
    'Daily habits that help your eyes, plain words on myopia, dry eye, glaucoma and macular degeneration, and signs that cannot wait for an appointment.',
  schemas: ['MedicalWebPage', 'MedicalCondition'],
  updated: '2026-11-20',
});
