/** A first visit with the myopia doctor: 75 minutes. */
export const firstVisit = [
  {
    name: 'At the desk',
    time: '10 minutes',
    words:
      'We copy the old prescriptions you bring and ask about eyes in the family. Your child may keep the book.',
  },
  {
    name: 'Measuring',
    time: '20 minutes',
    words: 'Length of the eye, shape of the cornea, pupils. Nothing touches the eye.',
  },
  {
    name: 'Drops and a wait',
    time: '25 minutes',
    words:
      'Drops relax the focus, so that the prescription comes out true. They sting for a moment, and print blurs for some hours.',
  },
  {
    name: 'The talk',
    time: '20 minutes',
    words:
      'She draws the growth chart with your child’s dot on it, says what she would do, and asks your child what would be bearable.',
  },
] as const;
