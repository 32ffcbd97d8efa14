/** Web vitals of a page load, in milliseconds since the start of the navigation. */
export interface PaintTimes {
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time: the time over 50 ms of each task after the first paint. */
  readonly tbt: number;
  readonly cls: number;
}

/** Reads the buffered performance entries. Runs in the page once it's idle. */
export async function paintTimes(): Promise<PaintTimes> {
  const now = performance.now();
  /** The entries of a type so far. The browser delivers them in a separate task. */
  const entries = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      const found: Entry[] = [];
      new PerformanceObserver((list) => {
        found.push(...(list.getEntries() as Entry[]));
      }).observe({ type, buffered: true });
      setTimeout(() => {
        resolve(found);
      }, 100);
    });
  const [paints, largest, tasks, shifts] = await Promise.all([
    entries('paint'),
    entries('largest-contentful-paint'),
    entries('longtask'),
    entries<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift'),
  ]);
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
  return {
    fcp,
    lcp: largest.at(-1)?.startTime ?? NaN,
    tbt: tasks
      .filter(({ startTime }) => startTime >= fcp && startTime < now)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    cls: shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
  };
}
