export interface Review {
  /** Stable: the structured data's `@id` is built from it. */
  id: string;
  /** First name and the initial of the last name. */
  author: string;
  service: string;
  /** Stars out of five. */
  rating: 5;
  words: string;
  /** True while the review is invented. */
  sample: boolean;
}

export const reviews: readonly Review[] = [
  {
    id: 'anita-r',
    author: 'Anita R.',
    service: 'Comprehensive eye exam',
    rating: 5,
    words:
      'The summary came in letters that I can read without my glasses. It hangs on the fridge, and for the first time my husband knows what my eyes have.',
    sample: true,
  },
  {
    id: 'marcus-t',
    author: 'Marcus T.',
    service: 'Glasses',
    rating: 5,
    words:
      'I came for new frames. They checked my old pair, said that the lenses were still right, tightened a screw and sent me home.',
    sample: true,
  },
  {
    id: 'grace-l',
    author: 'Grace L.',
    service: 'Myopia management',
    rating: 5,
    words:
      'Dr. Sample showed us our son’s curve before she said a word about treatment. We left with three choices on paper and the advice to sleep on it.',
    sample: true,
  },
  {
    id: 'joel-s',
    author: 'Joel S.',
    service: 'Children’s eye exam',
    rating: 5,
    words:
      'My daughter is four and does not do strangers. Dr. Template sat down on the rug, and five minutes later the two of them were naming pictures on the wall.',
    sample: true,
  },
  {
    id: 'priya-k',
    author: 'Priya K.',
    service: 'Contact lenses',
    rating: 5,
    words:
      'Three pairs had hurt. Dr. Specimen found out why before she ordered the fourth, and I wear it from the morning train to the evening one.',
    sample: true,
  },
  {
    id: 'helen-d',
    author: 'Helen D.',
    service: 'Glaucoma screening',
    rating: 5,
    words:
      'I had been afraid of this appointment for weeks. Dr. Placeholder put last year’s picture beside the new one and let me look for as long as I wanted.',
    sample: true,
  },
  {
    id: 'tom-w',
    author: 'Tom W.',
    service: 'Urgent visit',
    rating: 5,
    words:
      'My eye was red and it hurt, with a contact in it, on a Friday at four. They said to take it out and come right over. The next day somebody called to ask how I was.',
    sample: true,
  },
  {
    id: 'rosa-m',
    author: 'Rosa M.',
    service: 'First visit',
    rating: 5,
    words:
      'Nobody could tell me which of my two insurance cards pays for what. The front desk called both plans while I was with the doctor.',
    sample: true,
  },
];
