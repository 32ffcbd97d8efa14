import { practice } from '@/content/practice';
import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('new-patients', {
  title: `New Patients: Your First Eye Exam | ${practice.shortName}`,
  description:
    'What to bring to your first visit in Metuchen, which insurance we take, and how the 60 minutes of an eye exam go, step by step.',
  schemas: ['WebPage', 'HowTo', 'FAQPage'],
  updated: '2026-11-20',
});
