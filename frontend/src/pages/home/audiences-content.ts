/** The four kinds of people whom home addresses, in the order of their icons. */
export const audiences = [
  {
    id: 'individuals',
    name: 'Individuals',
    words: 'A full exam, and glasses or lenses that fit how you read, drive and work.',
  },
  {
    id: 'families',
    name: 'Families',
    words: 'Appointments back to back, so that everybody is seen on one afternoon.',
  },
  {
    id: 'children',
    name: 'Children',
    words: 'From six months on. Pictures instead of letters for those who cannot read yet.',
  },
  {
    id: 'professionals',
    name: 'Professionals',
    words: 'Screens all day, the train at both ends of it: we look at both distances.',
  },
] as const;
