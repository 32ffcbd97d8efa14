import { text } from 'practice/pages/for-kids';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage(text, {
  id: 'for-kids',
  order: 6,
  path: '/for-kids',
  label: t('For Kids'),
  navigation: '/for-kids',
  heading: t('Kids’ eye doctor in {city}, {state}', { city, state }),
  title: t('Kids’ Eye Doctor in {city}, {state} | {shortName}', {
    city,
    state,
    shortName: practice.shortName,
  }),
  description: t(
    'Kids’ eye exams in {city}, {state}: what a failed school screening means, when to come, vision problems, and signs that can’t wait.',
    { city, state },
  ),
  schemas: ['MedicalWebPage', 'FAQPage'],
  updated: '2026-11-30',
  reviewed: '2026-11-30',
});
