/** What a visitor sees of a load; times in milliseconds since the navigation began. */
export interface PaintTimes {
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time: what tasks after the first paint took beyond 50 ms each. */
  readonly tbt: number;
  readonly cls: number;
}

/** Reads what the browser has kept of the load of a page. To be run in the page, when it is at rest. */
export async function paintTimes(): Promise<PaintTimes> {
  const now = performance.now();
  /** The entries of a type so far; the browser hands them over in a task of its own. */
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
