import type { Town } from './town';

export const newBrunswick: Town = {
  id: 'town-new-brunswick',
  name: 'New Brunswick',
  lead: 'Metuchen is two stops up the Northeast Corridor line from New Brunswick.',
  questions: [],
};
