import { offersMyopiaControl } from '@/content/offered-treatments';
import { practice } from '@/content/practice';
import { helpPage } from '@/seo/page';

export const page = helpPage({
  id: 'myopia-visit',
  // Sorted after the urgent pages, before the legal ones.
  order: 58,
  path: '/myopia-visit',
  parent: 'myopia-management',
  label: 'Your myopia visit',
  heading: 'Get ready for a myopia visit',
  title: `Get Ready for a Myopia Visit | ${practice.shortName}`,
  description:
    'What studies saw in the eyes of nearsighted children, with and without treatment, and the questions worth asking about yours. To print and bring.',
  schemas: ['MedicalWebPage'],
  updated: '2026-11-30',
  reviewed: '2026-11-30',
});

export const pages = offersMyopiaControl ? [page] : [];
