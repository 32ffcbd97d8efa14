import type { Town } from './town';

export const highlandPark: Town = {
  name: 'Highland Park',
  lead: 'Raritan Avenue is Route 27, and Route 27 leads straight to us.',
  questions: [],
};
