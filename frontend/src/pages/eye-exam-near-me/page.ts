import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('eye-exam-near-me', {
  title: 'Eye Exam Near Me in Metuchen, NJ | What to Expect',
  description:
    'Looking for an eye exam near you? We are in downtown Metuchen, near the station. What the exam covers, how long it takes and how to get here.',
  schemas: ['WebPage', 'Service', 'FAQPage'],
  updated: '2026-11-20',
});
