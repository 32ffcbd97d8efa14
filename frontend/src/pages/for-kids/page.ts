import { text } from 'virtual:practice/pages/for-kids';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage({
  id: 'for-kids',
  order: 6,
  path: '/for-kids',
  label: 'For Kids',
  navigation: '/for-kids',
  title: text.title ?? `Kids’ Eye Doctor in ${city}, ${state} | ${practice.shortName}`,
  description:
    text.description ??
    `Kids’ eye exams in ${city}, ${state}: what to do after a failed school screening, when to come, common vision problems, and glasses that last.`,
  schemas: ['MedicalWebPage', 'FAQPage'],
  updated: '2026-11-21',
  reviewed: '2026-11-21',
});
