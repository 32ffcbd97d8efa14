/** The four towns with a page of their own, each in a line. */
export const neighbors = [
  { page: 'town-edison', words: 'On every side of us. Grove Avenue, Main Street or one stop.' },
  { page: 'town-woodbridge', words: 'One stop from Metropark, or a bike trail from Fords.' },
  { page: 'town-highland-park', words: 'Route 27 all the way, by car or on the 810.' },
  { page: 'town-new-brunswick', words: 'Two stops on the train. No car needed.' },
] as const;
