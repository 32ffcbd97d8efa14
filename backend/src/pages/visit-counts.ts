import { Injectable } from '@nestjs/common';
import type { Beacon } from 'shared/beacon';
import { type Device, devices, type Metric, metrics } from 'shared/vitals';
import { Redis } from '../redis/redis.ts';
import { bucketCount, bucketOf } from './buckets.ts';
import { dayOf, expiryOf } from './period.ts';

// All counters of a page and day are one hash in Redis: a histogram for each
// device and metric, then the visits by device. Its fields are the counters'
// numbers, because names would take almost three times the memory.

const histogramCount = devices.length * metrics.length;
const firstVisits = histogramCount * bucketCount;

const histogramStart = (device: Device, metric: Metric): number =>
  (devices.indexOf(device) * metrics.length + metrics.indexOf(metric)) *
  bucketCount;

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

/** Counters of one or more pages and days. */
export class Counters {
  private readonly counts: Record<string, number> = {};

  /** Adds counts by the number of their counter, which Redis keeps as text. */
  add(counts: Readonly<Record<string, number | string>>): void {
    for (const [counter, count] of Object.entries(counts)) {
      this.counts[counter] = (this.counts[counter] ?? 0) + Number(count);
    }
  }

  static sum(parts: readonly Counters[]): Counters {
    const sum = new Counters();
    for (const { counts } of parts) sum.add(counts);
    return sum;
  }

  /** The visits with these devices. */
  visits(included: readonly Device[]): number {
    return included.reduce(
      (sum, device) => sum + this.at(firstVisits + devices.indexOf(device)),
      0,
    );
  }

  /** The histogram of a metric over these devices. */
  histogram(included: readonly Device[], metric: Metric): number[] {
    return Array.from({ length: bucketCount }, (_, bucket) =>
      included.reduce(
        (sum, device) => sum + this.at(histogramStart(device, metric) + bucket),
        0,
      ),
    );
  }

  private at(counter: number): number {
    return this.counts[counter] ?? 0;
  }
}

/** The counters of a page and day. */
const keyOf = (day: string, page: string): string =>
  `vitals:page:${day}:${page}`;

/**
 * Counts visits in memory and adds them to Redis in batches. A write for each
 * visit would wait for the disk, and messages would wait behind it. A crash
 * loses the visits of one batch.
 */
@Injectable()
export class VisitCounts {
  /** By key, then by counter. Bounded, because there are only so many pages. */
  private readonly pending = new Map<
    string,
    { day: string; counters: Map<number, number> }
  >();

  constructor(private readonly redis: Redis) {}

  /** `page` must be the path of a known page. */
  add(page: string, beacon: Beacon, time: number): void {
    const day = dayOf(time);
    const key = keyOf(day, page);
    const { counters } = this.pending.get(key) ?? {
      counters: new Map<number, number>(),
    };
    for (const counter of countersOf(beacon)) {
      counters.set(counter, (counters.get(counter) ?? 0) + 1);
    }
    this.pending.set(key, { day, counters });
  }

  /**
   * Drops the batch if it fails: Redis may have counted it, and a visit must
   * not count twice.
   */
  async flush(): Promise<void> {
    if (this.pending.size === 0) return;
    const batch = [...this.pending];
    this.pending.clear();
    const commands = this.redis.client.multi();
    for (const [key, { day, counters }] of batch) {
      for (const [counter, increment] of counters)
        commands.hIncrBy(key, String(counter), increment);
      commands.expireAt(key, expiryOf(day));
    }
    await commands.execAsPipeline();
  }

  /** The counters of a page over all of these days. */
  async read(page: string, days: readonly string[]): Promise<Counters> {
    const { client } = this.redis;
    const stored = await Promise.all(
      days.map((day) => client.hGetAll(keyOf(day, page))),
    );
    const counters = new Counters();
    for (const counts of stored) counters.add(counts);
    return counters;
  }
}
