/** What a walk to the door can start at. The map has a drawing of each. */
export const routeStarts = [
  'train',
  'bus',
  'ferry',
  'garage',
  'parking',
  'corner',
] as const;
