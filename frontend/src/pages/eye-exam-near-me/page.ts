import { record } from '@/seo/record';

export const eyeExamNearMeEntry = record('eye-exam-near-me', {
  title: 'Eye Exam Near Me in Metuchen, NJ | What to Expect',
  description:
    'Looking for an eye exam near you? We are in downtown Metuchen, near the station. What the exam covers, how long it takes and how to get here.',
  schemas: ['WebPage', 'Service', 'FAQPage'],
  updated: '2026-11-20',
});
