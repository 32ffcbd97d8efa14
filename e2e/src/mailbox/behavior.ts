/** How the mailbox treats the next mail. Tests set it to see how the sender reacts. */
export const behaviors = [
  'accept',
  'hold',
  'refuse-temporarily',
  'refuse-permanently',
  'hang',
  'disconnect',
] as const;

export type Behavior = (typeof behaviors)[number];

export function isBehavior(value: string): value is Behavior {
  return behaviors.some((behavior) => behavior === value);
}
