/** What parents notice at home, for the page and its structured data. */
export const myopiaSigns: readonly string[] = [
  'Squints at the board, the TV or a street sign',
  'Sits close to the TV, or moves to the front of the class',
  'Rubs their eyes or blinks a lot',
  'Has tired eyes or headaches after school',
  'Needs stronger glasses within a year',
];
