/** Visits one page after the other for so many milliseconds, each visit awaited, and prints how it went. */
export async function visitMeanwhile(
  duration: number,
  beside: string,
  visit: () => Promise<void>,
): Promise<{ middle: number }> {
  const times: number[] = [];
  const until = Date.now() + duration;
  while (Date.now() < until) {
    const from = performance.now();
    await visit();
    times.push(performance.now() - from);
  }
  times.sort((one, other) => one - other);
  const [middle = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(
    `beside ${beside}: ${times.length.toString()} pages, ` +
      `half within ${middle.toFixed(1)} ms, all within ${slowest.toFixed(0)} ms`,
  );
  return { middle };
}
