import { practice } from '@/content/practice';
import { townEntry } from '@/seo/define-page';

export const page = townEntry('town-highland-park', {
  title: `Eye Exam near Highland Park, NJ | ${practice.shortName}`,
  description:
    'From Highland Park to our eye doctors in Metuchen: the 810 bus, Route 27 without a wrong turn, days that leave Shabbat free, and your questions.',
  updated: '2026-11-20',
});
