import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from './period.ts';

/** A day's most for each network. A visitor rarely meets more missing pages. */
const pathsPerNetwork = 5;

/** Bounds the memory. Above this many, all networks count again. */
const maxNetworks = 10_000;

/**
 * Counts each network once a day for a path, so that one can't make a path look
 * popular. Remembers them only in memory, hashed with a random key.
 */
export class DailyPathLimit {
  private readonly key = randomBytes(32);
  private day = '';
  private readonly paths = new Map<string, string[]>();

  /** Counts a visit. Returns whether it's within the limit. */
  allows(network: string, path: string, time: number): boolean {
    const day = dayOf(time);
    if (day !== this.day || this.paths.size >= maxNetworks) this.paths.clear();
    this.day = day;
    const hashed = this.hash(network);
    const counted = this.paths.get(hashed) ?? [];
    const hashedPath = this.hash(path);
    if (counted.includes(hashedPath) || counted.length >= pathsPerNetwork)
      return false;
    this.paths.set(hashed, [...counted, hashedPath]);
    return true;
  }

  private hash(text: string): string {
    return createHmac('sha256', this.key)
      .update(text)
      .digest('base64url')
      .slice(0, 12);
  }
}
