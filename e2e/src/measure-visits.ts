/** Repeats a visit for a number of milliseconds, one at a time, and prints the response times. */
export async function measureVisits(
  duration: number,
  load: string,
  visit: () => Promise<void>,
): Promise<{ median: number }> {
  const times: number[] = [];
  const end = Date.now() + duration;
  while (Date.now() < end) {
    const start = performance.now();
    await visit();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const [median = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(
    `under ${load}: ${times.length.toString()} pages, ` +
      `half within ${median.toFixed(1)} ms, all within ${slowest.toFixed(0)} ms`,
  );
  return { median };
}
