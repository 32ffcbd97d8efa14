import { practice } from '@/content/practice';
import { townEntry } from '@/seo/define-page';

export const page = townEntry('town-new-brunswick', {
  title: `Eye Exam near New Brunswick, NJ | ${practice.shortName}`,
  description:
    'Two stops by train from New Brunswick to our eye doctors in Metuchen: the way from each campus, the trip home with wide pupils, and your insurance.',
  updated: '2026-11-20',
});
