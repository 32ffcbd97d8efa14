import { text } from 'virtual:practice/pages/new-patients';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city } = practice.address;

export const page = recordPage({
  id: 'new-patients',
  order: 3,
  path: '/new-patients',
  label: 'New Patients',
  navigation: '/new-patients',
  title: text.title ?? `New Patients: Your First Eye Exam | ${practice.shortName}`,
  description:
    text.description ??
    `What to bring to your first visit in ${city}, which insurance we take, and how the 60 minutes of an eye exam go, step by step.`,
  schemas: ['WebPage', 'HowTo', 'FAQPage'],
  updated: '2026-11-20',
});
