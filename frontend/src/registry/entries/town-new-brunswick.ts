import { practice } from '@/content/practice';
import { townEntry } from '../town-entry';

export const townNewBrunswickEntry = townEntry('town-new-brunswick', {
  title: `Eye Exam near New Brunswick, NJ | ${practice.name}`,
  description:
    'Students and families from New Brunswick reach our Metuchen eye doctors by train in minutes. Timetable sense, parking and insurance questions.',
  updated: '2026-11-20',
});
