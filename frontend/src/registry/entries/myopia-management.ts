import { practice } from '@/content/practice';
import { record } from '../record';

export const myopiaManagementEntry = record('myopia-management', {
  title: `Myopia Management for Children | ${practice.shortName}`,
  description:
    'Why nearsightedness grows, what it can lead to, and three ways to slow it in children: overnight lenses, daily soft lenses and low-dose atropine drops.',
  schemas: ['MedicalWebPage', 'MedicalCondition', 'MedicalTherapy'],
  updated: '2026-11-20',
});
