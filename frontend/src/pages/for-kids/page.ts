import { text } from 'virtual:practice/pages/for-kids';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city } = practice.address;

export const page = recordPage({
  id: 'for-kids',
  order: 6,
  path: '/for-kids',
  label: 'For Kids',
  navigation: '/for-kids',
  title: text.title ?? `Children's Eye Exams in ${city} | ${practice.shortName}`,
  description:
    text.description ??
    'When a child needs an eye exam, which vision problems are common, how to pick glasses that survive recess, and tips for the parents who come along.',
  schemas: ['MedicalWebPage', 'FAQPage'],
  updated: '2026-11-20',
});
