import type { Town } from './town';

export const edison: Town = {
  name: 'Edison',
  lead: 'Metuchen lies inside Edison like the hole in a doughnut, so from most of the township we are the nearest downtown.',
  questions: [],
};
