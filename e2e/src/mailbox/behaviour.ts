/** What becomes of the next mail: a test sets it to see how the sender copes. */
export const behaviours = [
  'accept',
  'hold',
  'refuse-temporarily',
  'refuse-permanently',
  'hang',
  'disconnect',
] as const;

export type Behaviour = (typeof behaviours)[number];

export function isBehaviour(value: string): value is Behaviour {
  return behaviours.some((behaviour) => behaviour === value);
}
