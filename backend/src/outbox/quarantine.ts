import { Injectable, Logger } from '@nestjs/common';
import type { OutboxEntry } from 'shared/messages';
import { Redis } from '../redis/redis.ts';
import {
  deliveredRetention,
  failedRetention,
  type OutboxItem,
  outboxQueueName,
  type QuarantineCounts,
} from './delivery-queue.ts';
import {
  addScript,
  finishScript,
  keys,
  removeScript,
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

/**
 * In characters, of each text in a message while there are too many suspected
 * ones.
 */
const cutLength = 200;

function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= cutLength) return text;
  return `${characters.slice(0, cutLength).join('')} … [The rest wasn't kept, because too much spam came in.]`;
}

/** The quarantine is full of messages that can't be evicted. */
export class QuarantineFullError extends Error {
  override readonly name = 'QuarantineFullError';
}

/**
 * Messages that the practice gets in a digest: suspected spam and messages
 * above the hourly limit. All calls reject while Redis is unavailable.
 */
@Injectable()
export class Quarantine {
  /**
   * Maximum bytes: a quarter of Redis's memory, most of it for messages that
   * can be from patients. Spam can't use that part. Tests lower it.
   */
  capacity = { overflow: 24 * 1024 * 1024, suspected: 8 * 1024 * 1024 };

  private readonly logger = new Logger(Quarantine.name);

  constructor(private readonly redis: Redis) {}

  /**
   * Resolves once the message is on disk. Known and recently delivered messages
   * aren't added again. Cuts suspected messages short when there are many.
   * Evicts those that have been in a digest, oldest first, if it's full. Throws
   * {@link QuarantineFullError} if that isn't enough. `dueAt`: when a digest is
   * due, in milliseconds.
   */
  async add(item: QuarantinedItem, dueAt: number): Promise<void> {
    const { id, receivedAt, reason } = item;
    const kind = isOverflow(item) ? 'overflow' : 'suspected';
    const body = JSON.stringify(item);
    const short =
      kind === 'overflow'
        ? body
        : JSON.stringify(item, (_name, value: unknown) =>
            typeof value === 'string' ? cut(value) : value,
          );
    const job = `bull:${outboxQueueName}:${id}`;
    const at = Date.parse(receivedAt);
    const capacity = this.capacity[kind];
    const [outcome, ...evicted] = await this.run(
      addScript,
      [id, body, short, at, reason, overhead, dueAt, kind, capacity, job].map(
        String,
      ),
    );
    if (outcome === 'full') throw new QuarantineFullError();
    for (const old of evicted)
      this.logger.warn({ event: 'quarantine-evicted', id: old });
    if (outcome === 'added')
      this.logger.log({ event: 'quarantined', id, reason });
  }

  async counts(): Promise<QuarantineCounts> {
    const { client } = this.redis;
    const now = Date.now();
    const [unlisted, listed, failures, [first]] = await Promise.all([
      client.zCard(keys.unlisted),
      client.zCard(keys.listed),
      client.get(keys.digestFailures),
      client.zRangeWithScores(keys.unlisted, 0, 0),
    ]);
    return {
      quarantined: unlisted + listed,
      unlisted,
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
        return [
          {
            id,
            state: 'quarantined',
            receivedAt,
            attempts: 0,
            lastError: '',
            reason,
          },
        ];
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

  /** Whether a message is due, or a digest is unfinished. */
  async isDigestDue(now: number): Promise<boolean> {
    const { client } = this.redis;
    const [due, begun] = await Promise.all([
      client.zCount(keys.unlisted, '-inf', now),
      client.exists(keys.digest),
    ]);
    return due > 0 || begun > 0;
  }

  /**
   * Whether messages that haven't been in a digest take up more than half of
   * their space.
   */
  async isHalfFull(): Promise<boolean> {
    const fields = ['overflow', 'unlisted'];
    const bytes = await this.redis.client.hmGet(keys.bytes, fields);
    const [overflow = 0, suspected = 0] = bytes.map((count) =>
      Number(count ?? 0),
    );
    return (
      overflow > this.capacity.overflow / 2 ||
      suspected > this.capacity.suspected / 2
    );
  }

  /** IDs that haven't been in a digest, by due date. */
  unlisted(limit: number): Promise<string[]> {
    return this.redis.client.zRange(keys.unlisted, 0, limit - 1);
  }

  /** The IDs in an unfinished digest. Empty if there is none. */
  async unfinishedDigest(): Promise<string[]> {
    return JSON.parse(
      (await this.redis.client.get(keys.digest)) ?? '[]',
    ) as string[];
  }

  /** Saves the content of a digest, so that it can be resent after a crash. */
  async startDigest(ids: readonly string[]): Promise<void> {
    await this.redis.client.set(keys.digest, JSON.stringify(ids));
  }

  /** Recipients who already have the unfinished digest. */
  digestRecipients(): Promise<string[]> {
    return this.redis.client.sMembers(keys.digestRecipients);
  }

  async addDigestRecipient(recipient: string): Promise<void> {
    await this.redis.client.sAdd(keys.digestRecipients, recipient);
  }

  /**
   * After delivery: marks suspected spam as listed, so that it can be evicted,
   * and removes overflow.
   */
  async finishDigest(
    listed: readonly string[],
    delivered: readonly string[],
  ): Promise<void> {
    const now = new Date().toISOString();
    const ids = [listed, delivered].map((list) => JSON.stringify(list));
    await this.run(finishScript, [...ids, now, String(deliveredRetention)]);
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

  private async run(
    script: string,
    values: readonly string[],
  ): Promise<string[]> {
    return ((await this.redis.client.eval(script, {
      arguments: [...values],
    })) ?? []) as string[];
  }
}
