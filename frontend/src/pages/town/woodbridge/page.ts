import { practice } from '@/content/practice';
import { townEntry } from '@/seo/define-page';

export const page = townEntry('town-woodbridge', {
  title: `Eye Exam near Woodbridge, NJ | ${practice.name}`,
  description:
    'From Iselin, Colonia, Fords or Woodbridge proper to our eye doctors in Metuchen: one stop from Metropark, the roads, the bike trail, your questions.',
  updated: '2026-11-20',
});
