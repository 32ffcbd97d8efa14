/** What a parent notices at home, as the page and its structured data list it. */
export const myopiaSigns: readonly string[] = [
  'Squints at the board, the TV or a street sign',
  'Sits close to the screen, or moves up in class',
  'Rubs the eyes or blinks a lot',
  'Has tired eyes or headaches after school',
  'Needs stronger glasses within a year',
];
