import { practice } from '@/content/practice';
import { helpPage } from '@/seo/page';
import { t } from 'shared/t';

export const page = helpPage({
  id: 'what-can-wait',
  // Sorted after the urgent answers.
  order: 56,
  path: '/something-just-happened/can-wait',
  parent: 'something-just-happened',
  label: t('What can wait'),
  heading: t('What can wait'),
  title: t('Eye Problems That Can Wait | {name}', { name: practice.shortName }),
  description: t(
    'A stye, pink eye, a blood spot or a twitching eyelid can wait for an appointment. See what helps, and when not to wait.',
  ),
  schemas: ['MedicalWebPage'],
  updated: '2026-11-30',
  reviewed: '2026-11-30',
});
