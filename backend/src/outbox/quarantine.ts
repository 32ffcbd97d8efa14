import { Injectable, Logger } from '@nestjs/common';
import type { OutboxEntry } from 'shared/messages';
import { Redis } from '../redis/redis.ts';
import {
  deliveredRetention,
  failedRetention,
  type OutboxItem,
  outboxQueueName,
  type QuarantineCounts,
  untriedEntry,
} from './delivery-queue.ts';
import {
  addScript,
  finishScript,
  keys,
  removeScript,
  startScript,
} from './quarantine-scripts.ts';

export const overHourlyLimit = 'form over its hourly limit';

/** A message with the reason why it's quarantined. */
export type QuarantinedItem = OutboxItem & { readonly reason: string };

/**
 * Quarantined only because of the hourly limit, so it can be from a patient.
 */
export const isOverflow = ({ reason }: OutboxItem): boolean =>
  reason === overHourlyLimit;

/** Redis's overhead per message in bytes, rounded up. */
const overhead = 1024;

/** There's no space left for a message. Nothing is evicted for it. */
export class QuarantineFullError extends Error {
  override readonly name = 'QuarantineFullError';
}

/** Another backend sends the digests now. */
export class DigestTakenOverError extends Error {
  override readonly name = 'DigestTakenOverError';
}

/**
 * Messages that the practice gets in a digest: suspected spam and messages
 * above the hourly limit. All calls reject while Redis is unavailable.
 */
@Injectable()
export class Quarantine {
  /**
   * Maximum bytes: a quarter of Redis's memory. Most of it is for suspected
   * messages, which stay for 30 days. Those above the hourly limit leave with
   * the next digest, and the rest of them waits on the disk. Tests lower it.
   */
  capacity = { overflow: 8 * 1024 * 1024, suspected: 24 * 1024 * 1024 };

  private readonly logger = new Logger(Quarantine.name);

  constructor(private readonly redis: Redis) {}

  /**
   * Resolves once the message is on disk. Known and recently delivered messages
   * aren't added again. Throws {@link QuarantineFullError} if there's no space.
   * `dueAt`: when a digest is due, in milliseconds.
   */
  async add(item: QuarantinedItem, dueAt: number): Promise<void> {
    const { id, receivedAt, reason } = item;
    const kind = isOverflow(item) ? 'overflow' : 'suspected';
    const job = `bull:${outboxQueueName}:${id}`;
    const at = Date.parse(receivedAt);
    const space = this.spaceFor(kind, dueAt);
    const body = JSON.stringify(item);
    const [outcome] = await this.run(
      addScript,
      [id, body, at, reason, overhead, dueAt, kind, space, job].map(String),
    );
    if (outcome === 'full') throw new QuarantineFullError();
    if (outcome === 'added')
      this.logger.log({ event: 'quarantined', id, reason });
  }

  async counts(): Promise<QuarantineCounts> {
    const { client } = this.redis;
    const now = Date.now();
    const [unlisted, listed, failures, [first], bytes] = await Promise.all([
      client.zCard(keys.unlisted),
      client.zCard(keys.listed),
      client.get(keys.digestFailures),
      client.zRangeWithScores(keys.unlisted, 0, 0),
      this.bytes(),
    ]);
    const suspected = bytes.unlisted + bytes.listed;
    return {
      quarantined: unlisted + listed,
      unlisted,
      spaceUsed: suspected / this.spaceFor('suspected', Infinity),
      digestFailures: Number(failures ?? 0),
      digestDelay: Math.max(0, now - (first?.score ?? now)),
    };
  }

  /** Messages that haven't been in a digest first. */
  async list(limit: number): Promise<OutboxEntry[]> {
    const ids = (await this.ids(limit - 1)).slice(0, limit);
    const entries = await Promise.all(
      ids.map(async (id): Promise<OutboxEntry[]> => {
        const [at, reason] = await this.redis.client.hmGet(keys.message(id), [
          'at',
          'reason',
        ]);
        if (!at || !reason) return [];
        const receivedAt = new Date(Number(at)).toISOString();
        return [untriedEntry('quarantined', { id, receivedAt }, reason)];
      }),
    );
    return entries.flat();
  }

  /**
   * The messages with these IDs in the same order, without those that don't
   * exist.
   */
  async read<Item extends QuarantinedItem>(
    ids: readonly string[],
  ): Promise<Item[]> {
    const bodies = await Promise.all(
      ids.map((id) => this.redis.client.hGet(keys.message(id), 'body')),
    );
    return bodies.flatMap((body) => (body ? [JSON.parse(body) as Item] : []));
  }

  /** Resolves with whether the message existed. */
  async remove(id: string): Promise<boolean> {
    return (await this.run(removeScript, [id])).length > 0;
  }

  /** Resolves with the number of removed messages. */
  async removeAll(): Promise<number> {
    return this.removeMany(await this.ids(-1));
  }

  /** Removes those that have been in a digest. Resolves with their number. */
  async removeListed(): Promise<number> {
    return this.removeMany(await this.redis.client.zRange(keys.listed, 0, -1));
  }

  /** Removes expired messages, except those that haven't been in a digest. */
  async removeExpired(): Promise<void> {
    const before = Date.now() - failedRetention * 1000;
    const ids = await this.redis.client.zRangeByScore(
      keys.listed,
      '-inf',
      before,
    );
    await this.removeMany(ids);
    for (const id of ids) this.logger.log({ event: 'quarantine-expired', id });
  }

  /**
   * Whether a message is due, or a digest is unfinished. Overflow always is,
   * and no message in more than a day, unless the clock was ahead when it came.
   */
  async isDigestDue(now: number): Promise<boolean> {
    const { client } = this.redis;
    const [{ overflow }, due, misdated, begun] = await Promise.all([
      this.bytes(),
      client.zCount(keys.unlisted, '-inf', now),
      client.zCount(keys.unlisted, now + 24 * 60 * 60_000, '+inf'),
      client.exists(keys.digest),
    ]);
    return overflow + due + misdated + begun > 0;
  }

  /**
   * Whether messages that haven't been in a digest take up more than half of
   * their space.
   */
  async isHalfFull(): Promise<boolean> {
    const { overflow, unlisted } = await this.bytes();
    return (
      overflow > this.capacity.overflow / 2 ||
      unlisted > this.capacity.suspected / 2
    );
  }

  /** IDs that haven't been in a digest, by due date. */
  unlisted(limit: number): Promise<string[]> {
    return this.redis.client.zRange(keys.unlisted, 0, limit - 1);
  }

  /**
   * Makes the caller the only one that can start and finish digests, until the
   * next one takes over: a backend that was stopped for a while goes on as if
   * nothing had happened. `ids`: those in an unfinished digest.
   */
  async takeDigest(): Promise<{ owner: string; ids: string[] }> {
    const [owner, ids] = await this.redis.client
      .multi()
      .incr(keys.digestOwner)
      .get(keys.digest)
      .execTyped();
    return {
      owner: owner.toString(),
      ids: JSON.parse(ids ?? '[]') as string[],
    };
  }

  /** Saves the content of a digest, so that it can be resent after a crash. */
  async startDigest(owner: string, ids: readonly string[]): Promise<void> {
    await this.runAsOwner(startScript, [owner, JSON.stringify(ids)]);
  }

  /** Recipients who already have this digest. */
  digestRecipients(digest: string): Promise<string[]> {
    return this.redis.client.sMembers(keys.digestRecipients(digest));
  }

  /** Expires, because the digest may have been finished by another backend. */
  async addDigestRecipient(digest: string, recipient: string): Promise<void> {
    const key = keys.digestRecipients(digest);
    await this.redis.client
      .multi()
      .sAdd(key, recipient)
      .expire(key, failedRetention)
      .exec();
  }

  /**
   * After delivery: marks suspected spam as listed, and removes overflow.
   */
  async finishDigest(
    owner: string,
    digest: string,
    listed: readonly string[],
    delivered: readonly string[],
  ): Promise<void> {
    const now = Date.now();
    await this.runAsOwner(finishScript, [
      owner,
      digest,
      JSON.stringify(listed),
      JSON.stringify(delivered),
      String(now),
      new Date(now).toISOString(),
      String(deliveredRetention),
    ]);
  }

  async countDigestFailure(): Promise<void> {
    await this.redis.client.incr(keys.digestFailures);
  }

  /**
   * The IDs of messages that haven't been in a digest, then of those that have,
   * each up to this index.
   */
  private async ids(last: number): Promise<string[]> {
    const lists = [keys.unlisted, keys.listed].map((key) =>
      this.redis.client.zRange(key, 0, last),
    );
    return (await Promise.all(lists)).flat();
  }

  private async removeMany(ids: readonly string[]): Promise<number> {
    let removed = 0;
    // In batches, because a script blocks Redis.
    for (let start = 0; start < ids.length; start += 1000) {
      removed += (await this.run(removeScript, ids.slice(start, start + 1000)))
        .length;
    }
    return removed;
  }

  /**
   * Bytes that a message may use together with all others of its kind. The last
   * quarter is for suspected messages that are due at once: the urgent ones.
   */
  private spaceFor(kind: 'overflow' | 'suspected', dueAt: number): number {
    const space = this.capacity[kind];
    const isReserved = kind === 'suspected' && dueAt > Date.now();
    return isReserved ? (space * 3) / 4 : space;
  }

  /** By list. */
  private async bytes() {
    const lists = ['overflow', 'unlisted', 'listed'] as const;
    const counts = await this.redis.client.hmGet(keys.bytes, [...lists]);
    const [overflow = 0, unlisted = 0, listed = 0] = counts.map(Number);
    return { overflow, unlisted, listed };
  }

  private async runAsOwner(
    script: string,
    values: readonly string[],
  ): Promise<void> {
    const [outcome] = await this.run(script, values);
    if (outcome === 'taken over') throw new DigestTakenOverError();
  }

  private async run(
    script: string,
    values: readonly string[],
  ): Promise<string[]> {
    return ((await this.redis.client.eval(script, {
      arguments: [...values],
    })) ?? []) as string[];
  }
}
