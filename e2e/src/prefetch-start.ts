/** When the page began to load other pages ahead, in milliseconds since 1970, or Infinity. Runs in the page. */
export function prefetchStart(): number {
  const [mark] = performance.getEntriesByName('prefetch');
  return mark ? performance.timeOrigin + mark.startTime : Infinity;
}
