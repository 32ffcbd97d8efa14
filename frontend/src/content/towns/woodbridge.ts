import type { Town } from './town';

export const woodbridge: Town = {
  name: 'Woodbridge',
  lead: 'From Iselin, Colonia or Woodbridge proper we are one stretch of Route 27 or a few stops on the train away.',
  questions: [],
};
