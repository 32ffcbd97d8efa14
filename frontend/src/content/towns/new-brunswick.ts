import type { Town } from './town';

export const newBrunswick: Town = {
  name: 'New Brunswick',
  lead: 'Metuchen is two stops up the Northeast Corridor line from New Brunswick.',
  questions: [],
};
