import { practice } from '@/content/practice';
import { record } from '@/seo/record';

export const forKidsEntry = record('for-kids', {
  title: `Children's Eye Exams in Metuchen | ${practice.shortName}`,
  description:
    'When a child needs an eye exam, which vision problems are common, how to pick glasses that survive recess, and tips for the parents who come along.',
  schemas: ['MedicalWebPage', 'FAQPage'],
  updated: '2026-11-20',
});
