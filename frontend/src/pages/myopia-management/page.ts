import { practice } from '@/content/practice';
import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('myopia-management', {
  title: `Myopia Management for Children | ${practice.shortName}`,
  description:
    'Why nearsightedness grows in children, what it can lead to, and three ways to slow it: overnight lenses, daily soft lenses, low-dose atropine drops.',
  schemas: ['MedicalWebPage', 'MedicalCondition', 'MedicalTherapy'],
  updated: '2026-11-20',
});
