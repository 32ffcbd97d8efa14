/**
 * What a page needs that not every practice has. The page exists only for those
 * that do.
 * @throws Error if it's missing, which stops the build.
 */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined)
    throw new Error('This page isn’t one of this practice’s.');
  return value;
}
