import { practice } from '@/content/practice';
import { townEntry } from '../town-entry';

export const townHighlandParkEntry = townEntry('town-highland-park', {
  title: `Eye Exam near Highland Park, NJ | ${practice.name}`,
  description:
    'An eye exam a few minutes up Route 27 from Highland Park: the bus, the drive, parking by the door, and questions our Highland Park patients ask.',
  updated: '2026-11-20',
});
