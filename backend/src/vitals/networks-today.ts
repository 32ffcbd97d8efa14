import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from './period.ts';

/** A visitor rarely meets more missing pages in a day. */
const pathsPerNetwork = 5;

/** Bounds the memory. Above it, all count again. */
const mostNetworks = 10_000;

/**
 * Which networks have counted for which paths today, so that one can't make a path look popular. Only in memory, and
 * hashed with a random key.
 */
export class NetworksToday {
  private readonly key = randomBytes(32);
  private day = '';
  private readonly paths = new Map<string, string[]>();

  /** Whether this visit counts. */
  add(network: string, path: string, time: number): boolean {
    const day = dayOf(time);
    if (day !== this.day || this.paths.size >= mostNetworks) this.paths.clear();
    this.day = day;
    const hashed = this.hash(network);
    const counted = this.paths.get(hashed) ?? [];
    const hashedPath = this.hash(path);
    if (counted.includes(hashedPath) || counted.length >= pathsPerNetwork) return false;
    this.paths.set(hashed, [...counted, hashedPath]);
    return true;
  }

  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, 12);
  }
}
