import { Injectable } from '@nestjs/common';
import type { MissingPath } from 'shared/vitals';
import { Redis } from '../redis/redis.ts';
import { dayOf, expiryOf, periodDays } from './period.ts';

/**
 * The most different paths of a day in a list. Bounds the memory that a flood
 * of made-up paths can take.
 */
export const maxPaths = 100;

/**
 * Paths in the report. Half of them are kept for links of our own pages, which
 * scanners would push out.
 */
const maxListed = 40;

const crowdedKey = 'vitals:missing-crowded';

/**
 * Linked paths have their own list. Browsers only claim to be linked, so they
 * don't take all of the report.
 */
const keyOf = (day: string, linked: boolean): string =>
  `vitals:missing:${day}:${linked ? 'linked' : 'other'}`;

/**
 * KEYS: the sorted set of a day's paths. ARGV: the most paths, the expiry in
 * seconds since 1970, then paths and visits. When it's full, a new path's
 * visits are taken from the one with the fewest, and replace it when none are
 * left. So frequent paths stay, and no path stays only because it was there
 * first. Counts can be too low then, but never too high. Returns whether that
 * happened.
 */
const addScript = `
local key, most = KEYS[1], tonumber(ARGV[1])
local crowded = 0
for at = 3, #ARGV, 2 do
  local path, visits = ARGV[at], ARGV[at + 1]
  local known = redis.call('ZSCORE', key, path)
  if not known and redis.call('ZCARD', key) >= most then
    crowded = 1
    local rarest = redis.call('ZRANGE', key, 0, 0)[1]
    if tonumber(redis.call('ZINCRBY', key, -visits, rarest)) <= 0 then
      redis.call('ZREM', key, rarest)
      known = true
    end
  else
    known = true
  end
  if known then redis.call('ZINCRBY', key, visits, path) end
end
redis.call('EXPIREAT', key, ARGV[2])
return crowded
`;

interface Pending {
  readonly day: string;
  readonly paths: Map<string, number>;
}

/**
 * Counts the paths that visitors asked for and didn't find, in batches like
 * {@link VisitCounts}.
 */
@Injectable()
export class MissingPaths {
  private readonly pending = new Map<string, Pending>();
  private crowded = false;

  constructor(private readonly redis: Redis) {}

  /** `path` must be normalized. */
  add(path: string, linked: boolean, time: number): void {
    const day = dayOf(time);
    const key = keyOf(day, linked);
    const pending = this.pending.get(key) ?? {
      day,
      paths: new Map<string, number>(),
    };
    this.pending.set(key, pending);
    const { paths } = pending;
    if (paths.has(path) || paths.size < maxPaths)
      paths.set(path, (paths.get(path) ?? 0) + 1);
    else this.crowded = true;
  }

  /** Drops the batch if it fails, like {@link VisitCounts}. */
  async flush(): Promise<void> {
    const batch = [...this.pending];
    this.pending.clear();
    const replies = await Promise.all(
      batch.map(([key, { day, paths }]) =>
        this.redis.client.eval(addScript, {
          keys: [key],
          arguments: [
            String(maxPaths),
            String(expiryOf(day).getTime() / 1000),
            ...[...paths].flatMap(([path, visits]) => [path, String(visits)]),
          ],
        }),
      ),
    );
    if (!this.crowded && !replies.includes(1)) return;
    this.crowded = false;
    const expiration = {
      type: 'EX',
      value: periodDays * 24 * 60 * 60,
    } as const;
    await this.redis.client.set(crowdedKey, '1', { expiration });
  }

  /** The most requested ones of these days, linked ones first. */
  async read(
    days: readonly string[],
  ): Promise<{ missing: readonly MissingPath[]; crowded: boolean }> {
    const { client } = this.redis;
    const keysOf = (linked: boolean) =>
      days.map((day) => keyOf(day, linked)) as [string, ...string[]];
    const [fromLinks, all] = await Promise.all([
      client.zUnionWithScores(keysOf(true)),
      client.zUnionWithScores([...keysOf(true), ...keysOf(false)]),
    ]);
    const linked = new Map(fromLinks.map(({ value, score }) => [value, score]));
    const missing = all
      .map(({ value: path, score }) => ({
        path,
        visits: score,
        linked: linked.get(path) ?? 0,
      }))
      .sort(
        (one, other) =>
          other.visits - one.visits || one.path.localeCompare(other.path),
      );
    const links = missing
      .filter(({ linked }) => linked > 0)
      .slice(0, maxListed / 2);
    const others = missing
      .filter((one) => !links.includes(one))
      .slice(0, maxListed - links.length);
    const crowded = (await client.exists(crowdedKey)) === 1;
    return { missing: [...links, ...others], crowded };
  }
}
