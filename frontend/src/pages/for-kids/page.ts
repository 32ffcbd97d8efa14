import { practice } from '@/content/practice';
import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('for-kids', {
  title: `Children's Eye Exams in Metuchen | ${practice.shortName}`,
  description:
    'When a child needs an eye exam, which vision problems are common, how to pick glasses that survive recess, and tips for the parents who come along.',
  schemas: ['MedicalWebPage', 'FAQPage'],
  updated: '2026-11-20',
});
