import type { Beacon } from 'shared/beacon';
import { type Device, devices, type Metric, metrics } from 'shared/vitals';
import { bucketCount, bucketOf } from './buckets.ts';

/**
 * All counters of a page and day are one string in Redis: a histogram for each device and metric, then the
 * visits by device. Its size doesn't depend on the number of visits. Three bytes count to 16 million, and
 * Redis stops there.
 */
export const bytesPerCounter = 3;
export const encoding = 'u24';

const histogramCount = devices.length * metrics.length;
const firstVisits = histogramCount * bucketCount;
export const lastCounter = firstVisits + devices.length - 1;

function histogramStart(device: Device, metric: Metric): number {
  return (devices.indexOf(device) * metrics.length + metrics.indexOf(metric)) * bucketCount;
}

/** The numbers of the counters that a visit increments. */
export function countersOf(beacon: Beacon): number[] {
  const measured = metrics.flatMap((metric) => {
    const value = beacon[metric];
    return value === undefined
      ? []
      : [histogramStart(beacon.device, metric) + bucketOf(metric, value)];
  });
  return [...measured, firstVisits + devices.indexOf(beacon.device)];
}

/** Counters of one or more days. */
export class Counters {
  private readonly counts = new Array<number>(lastCounter + 1).fill(0);

  /** Adds the stored counters of a page and day. */
  addStored(stored: Buffer): void {
    for (let counter = 0; counter <= lastCounter; counter += 1) {
      const start = counter * bytesPerCounter;
      if (start + bytesPerCounter > stored.length) return;
      this.counts[counter] = this.at(counter) + stored.readUIntBE(start, bytesPerCounter);
    }
  }

  add(other: Counters): void {
    for (const [counter, count] of other.counts.entries()) {
      this.counts[counter] = this.at(counter) + count;
    }
  }

  /** The visits with these devices. */
  visits(of: readonly Device[]): number {
    return of.reduce((sum, device) => sum + this.at(firstVisits + devices.indexOf(device)), 0);
  }

  /** The histogram of a metric over these devices. */
  histogram(of: readonly Device[], metric: Metric): number[] {
    return Array.from({ length: bucketCount }, (_, bucket) =>
      of.reduce((sum, device) => sum + this.at(histogramStart(device, metric) + bucket), 0),
    );
  }

  private at(counter: number): number {
    return this.counts[counter] ?? 0;
  }
}
