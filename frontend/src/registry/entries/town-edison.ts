import { practice } from '@/content/practice';
import { townEntry } from '../town-entry';

export const townEdisonEntry = townEntry('town-edison', {
  title: `Eye Exam near Edison, NJ | ${practice.name}`,
  description:
    'Coming from Edison for an eye exam? Metuchen lies in the middle of your town: the roads, the train, where to park and what Edison patients ask us.',
  updated: '2026-11-20',
});
