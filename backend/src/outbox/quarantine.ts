import { Injectable, Logger } from '@nestjs/common';
import type { OutboxEntry } from '../../../frontend/src/contracts/messages.ts';
import { Redis } from '../redis/redis.ts';
import {
  keptDelivered,
  keptForAPerson,
  type OutboxItem,
  outboxQueueName,
} from './delivery-queue.ts';
import { addScript, keys, removeScript, settleScript } from './quarantine-scripts.ts';

/** A message with the reason for which it's kept from the delivery queue. */
export type QuarantinedItem = OutboxItem & { readonly reason: string };

interface QuarantineCounts {
  readonly quarantined: number;
  /** Those of them that no digest has listed yet. */
  readonly unlisted: number;
  /** How often in a row the digest could not be sent. */
  readonly digestFailures: number;
}

/** Bytes that Redis needs for a message beside its text, rounded up. */
const bookkeeping = 1024;

/** The quarantine has no room, and nothing in it can be evicted. */
class QuarantineFullError extends Error {
  override readonly name = 'QuarantineFullError';
}

/**
 * Messages that aren't mailed one by one: suspected spam, and what arrives above the hourly limit. The
 * practice gets them in a digest. Every call rejects while Redis is unavailable.
 */
@Injectable()
export class Quarantine {
  /** Most bytes that the messages can take up: a quarter of Redis's memory. A test lowers it. */
  capacity = 32 * 1024 * 1024;

  private readonly logger = new Logger(Quarantine.name);

  constructor(private readonly redis: Redis) {}

  /**
   * Resolves once the message is on disk. One that's there, or was delivered today, isn't added again.
   * To make room, those that a digest has listed are evicted, oldest first. When that isn't enough, throws
   * a {@link QuarantineFullError}. `dueAt`: when a digest must list it, in milliseconds since 1970.
   */
  async add(item: QuarantinedItem, dueAt: number): Promise<void> {
    const { id, receivedAt, reason } = item;
    const body = JSON.stringify(item);
    const size = Buffer.byteLength(body) + bookkeeping;
    const job = `bull:${outboxQueueName}:${id}`;
    const [outcome, ...evicted] = await this.run(
      addScript,
      [id, body, Date.parse(receivedAt), reason, size, dueAt, this.capacity, job].map(String),
    );
    if (outcome === 'full') throw new QuarantineFullError();
    for (const old of evicted) this.logger.warn({ event: 'quarantine-evicted', id: old });
    if (outcome === 'added') this.logger.log({ event: 'quarantined', id, reason });
  }

  async counts(): Promise<QuarantineCounts> {
    const { client } = this.redis;
    const [unlisted, listed, failures] = await Promise.all([
      client.zCard(keys.unlisted),
      client.zCard(keys.listed),
      client.get(keys.digestFailures),
    ]);
    return { quarantined: unlisted + listed, unlisted, digestFailures: Number(failures ?? 0) };
  }

  /** At most so many messages, those that no digest has listed first. */
  async list(limit: number): Promise<OutboxEntry[]> {
    const { client } = this.redis;
    const [unlisted, listed] = await Promise.all([
      client.zRange(keys.unlisted, 0, limit - 1),
      client.zRange(keys.listed, 0, limit - 1),
    ]);
    const ids = [...unlisted, ...listed].slice(0, limit);
    const entries = await Promise.all(
      ids.map(async (id): Promise<OutboxEntry[]> => {
        const [at, reason] = await client.hmGet(keys.message(id), ['at', 'reason']);
        if (!at || !reason) return [];
        const receivedAt = new Date(Number(at)).toISOString();
        return [{ id, state: 'quarantined', receivedAt, attempts: 0, lastError: '', reason }];
      }),
    );
    return entries.flat();
  }

  /** The messages with these ids, as far as they exist, in the same order. */
  async read<Item extends QuarantinedItem>(ids: readonly string[]): Promise<Item[]> {
    const bodies = await Promise.all(
      ids.map((id) => this.redis.client.hGet(keys.message(id), 'body')),
    );
    return bodies.flatMap((body) => (body ? [JSON.parse(body) as Item] : []));
  }

  /** Resolves with whether the message was there. */
  async remove(id: string): Promise<boolean> {
    return (await this.run(removeScript, [id])).length > 0;
  }

  /** Resolves with how many there were. */
  async removeAll(): Promise<number> {
    const { client } = this.redis;
    const [unlisted, listed] = await Promise.all([
      client.zRange(keys.unlisted, 0, -1),
      client.zRange(keys.listed, 0, -1),
    ]);
    return this.removeMany([...unlisted, ...listed]);
  }

  /** Removes what has expired. What no digest has listed stays. */
  async removeExpired(now = Date.now()): Promise<void> {
    const before = now - keptForAPerson * 1000;
    const ids = await this.redis.client.zRangeByScore(keys.listed, '-inf', before);
    await this.removeMany(ids);
    for (const id of ids) this.logger.log({ event: 'quarantine-expired', id });
  }

  /** Whether the practice must know of a message now, or of many before there is no room left. */
  async isDigestDue(now: number): Promise<boolean> {
    const { client } = this.redis;
    const [due, begun, bytes] = await Promise.all([
      client.zCount(keys.unlisted, '-inf', now),
      client.exists(keys.digest),
      client.hGet(keys.bytes, 'unlisted'),
    ]);
    return due > 0 || begun > 0 || Number(bytes ?? 0) > this.capacity / 2;
  }

  /** The ids that no digest has listed, those that are due first. */
  unlisted(): Promise<string[]> {
    return this.redis.client.zRange(keys.unlisted, 0, -1);
  }

  /** The ids of a digest that was started and not finished; empty when there is none. */
  async begunDigest(): Promise<string[]> {
    return JSON.parse((await this.redis.client.get(keys.digest)) ?? '[]') as string[];
  }

  /** Records what's in a digest, so that the same one is sent again after a crash. */
  async beginDigest(ids: readonly string[]): Promise<void> {
    await this.redis.client.set(keys.digest, JSON.stringify(ids));
  }

  /** Who has the started digest already, from an attempt in which others didn't get it. */
  digestRecipients(): Promise<string[]> {
    return this.redis.client.sMembers(keys.digestRecipients);
  }

  async addDigestRecipient(recipient: string): Promise<void> {
    await this.redis.client.sAdd(keys.digestRecipients, recipient);
  }

  /** The practice has the digest: what it listed can be evicted, and what it delivered is removed. */
  async settleDigest(listed: readonly string[], delivered: readonly string[]): Promise<void> {
    const now = new Date().toISOString();
    const ids = [listed, delivered].map((list) => JSON.stringify(list));
    await this.run(settleScript, [...ids, now, String(keptDelivered)]);
  }

  async countDigestFailure(): Promise<void> {
    await this.redis.client.incr(keys.digestFailures);
  }

  private async removeMany(ids: readonly string[]): Promise<number> {
    let removed = 0;
    // In portions: Redis serves no one else while a script runs.
    for (let start = 0; start < ids.length; start += 1000) {
      removed += (await this.run(removeScript, ids.slice(start, start + 1000))).length;
    }
    return removed;
  }

  private async run(script: string, values: readonly string[]): Promise<string[]> {
    return ((await this.redis.client.eval(script, { arguments: [...values] })) ?? []) as string[];
  }
}

const turnKey = 'quarantine:digest-turn';

const seconds = { betweenDigests: 10 * 60, beforeRetry: 60 };

/** A lock for the digest: one replica sends it at a time, and at most every ten minutes. */
@Injectable()
export class DigestTurn {
  constructor(private readonly redis: Redis) {}

  async acquire(): Promise<boolean> {
    const answer = await this.redis.client.set(turnKey, new Date().toISOString(), {
      condition: 'NX',
      expiration: { type: 'EX', value: seconds.betweenDigests },
    });
    return answer === 'OK';
  }

  /** After each mail of a digest: starts the ten minutes again. */
  async extend(): Promise<void> {
    await this.redis.client.expire(turnKey, seconds.betweenDigests);
  }

  /** After a digest that couldn't be sent: allows the next try in a minute. */
  async release(): Promise<void> {
    await this.redis.client.expire(turnKey, seconds.beforeRetry);
  }
}
