/** What the myopia doctor measures, and why. */
export const measurements: readonly (readonly [what: string, why: string])[] = [
  [
    'The length of the eye',
    'A light from the front to the retina and back, to a hundredth of a millimeter. This number tells first whether a treatment works.',
  ],
  [
    'The prescription, with drops',
    'Children focus without knowing it and seem more nearsighted than they are. Drops take that away.',
  ],
  ['The cornea', 'A map of its slopes shows whether an overnight lens can sit well.'],
  [
    'Pupils, tears and lids',
    'Wide pupils and itchy lids rule out some treatments for some children.',
  ],
];
