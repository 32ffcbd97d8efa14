import { practice } from '@/content/practice';
import { helpPage } from '@/seo/page';

export const page = helpPage({
  id: 'reading-comfort',
  // Sorted after the towns, before the legal pages.
  order: 59,
  path: '/reading-comfort',
  label: 'Reading comfort',
  heading: 'Reading comfort',
  title: `Reading Comfort | ${practice.shortName}`,
  description:
    'Make this website easier on your eyes. Choose larger text, wider spacing, a white, cream or dark background, more contrast and no motion.',
  updated: '2026-11-21',
});
