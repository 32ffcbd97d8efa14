import { practice } from '@/content/practice';
import { townEntry } from '../town-entry';

export const townWoodbridgeEntry = townEntry('town-woodbridge', {
  title: `Eye Exam near Woodbridge, NJ | ${practice.name}`,
  description:
    'From Woodbridge to our eye doctors in Metuchen: which road to take at which hour, where to park, and answers for patients from Iselin and Colonia.',
  updated: '2026-11-20',
});
