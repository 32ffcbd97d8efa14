import { setTimeout } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';
import { type Mail, Mailer } from '../mail/mailer.ts';
import { isOverflow, Quarantine } from '../outbox/quarantine.ts';
import { Redis } from '../redis/redis.ts';
import { composeDigestMail, digestNumber } from './digest-mail.ts';
import type { QuarantinedSubmission } from './submission.ts';

const second = 1000;

/** Milliseconds. */
const checkInterval = 30 * second;
const shutdownTimeout = 30 * second;

/** Messages per read and per mail, and approximate bytes per mail. */
const batchSize = 10;
const maxMessages = 1000;
const maxMailSize = 1024 * 1024;

const lockKey = 'quarantine:digest-turn';

const seconds = { betweenDigests: 10 * 60, beforeRetry: 60 };

/** ARGV: '1' for a digest that doesn't wait for the last one. Returns 1 if this replica can send it. */
const acquireScript = `
local state = redis.call('GET', '${lockKey}')
if state and not (state == 'sent' and ARGV[1] == '1') then return 0 end
redis.call('SET', '${lockKey}', 'sending', 'EX', ${seconds.betweenDigests})
return 1
`;

/** Lets one replica at a time send digests, at most every ten minutes unless space runs out. */
@Injectable()
export class DigestLock {
  constructor(private readonly redis: Redis) {}

  async acquire(isEarly: boolean): Promise<boolean> {
    const reply = await this.redis.client.eval(acquireScript, { arguments: [isEarly ? '1' : '0'] });
    return reply === 1;
  }

  /** Keeps the lock after each mail. */
  async extend(): Promise<void> {
    await this.redis.client.expire(lockKey, seconds.betweenDigests);
  }

  /** Starts the ten minutes after a digest. */
  async finish(): Promise<void> {
    await this.redis.client.set(lockKey, 'sent', {
      expiration: { type: 'EX', value: seconds.betweenDigests },
    });
  }

  /** Allows a retry in a minute after a failure. */
  async release(): Promise<void> {
    await this.redis.client.expire(lockKey, seconds.beforeRetry);
  }
}

/** Mails quarantined messages to the practice: overflow in full, suspected spam as a list. */
@Injectable()
export class QuarantineDigest implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QuarantineDigest.name);
  private readonly siteUrl: string;
  private readonly shutdown = new AbortController();
  private timer?: NodeJS.Timeout;
  private sending: Promise<void> | undefined;

  constructor(
    private readonly quarantine: Quarantine,
    private readonly lock: DigestLock,
    private readonly mailer: Mailer,
    settings: Settings,
  ) {
    this.siteUrl = settings.SITE_URL;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sendDue(), checkInterval).unref();
  }

  /** Waits until the current mail is recorded. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.shutdown.abort();
    await Promise.race([this.sending, setTimeout(shutdownTimeout, undefined, { ref: false })]);
  }

  /** Sends a digest if one is due and no other replica is sending it. Never rejects. */
  sendDue(now = Date.now()): Promise<void> {
    this.sending ??= this.trySending(now).finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private async trySending(now: number): Promise<void> {
    try {
      const isEarly = await this.quarantine.isHalfFull();
      if (!isEarly && !(await this.quarantine.isDigestDue(now))) return;
      if (!(await this.lock.acquire(isEarly))) return;
    } catch (error) {
      this.logger.debug({ event: 'digest-not-checked', error: describeError(error) });
      return;
    }
    try {
      await this.sendAll();
      await this.lock.finish();
    } catch (error) {
      this.logger.warn({ event: 'digest-failed', error: describeError(error) });
      await Promise.allSettled([this.quarantine.countDigestFailure(), this.lock.release()]);
    }
  }

  /**
   * Resends an unfinished digest first, with the same Message-ID, then sends the messages that are there now. During a
   * flood, goes on until there's space again.
   */
  private async sendAll(): Promise<void> {
    const unfinished = await this.quarantine.unfinishedDigest();
    if (unfinished.length > 0) await this.send(unfinished, await this.read(unfinished));
    let { unlisted } = await this.quarantine.counts();
    while (unlisted > 0 || (await this.quarantine.isHalfFull())) {
      const submissions = await this.nextMail();
      if (this.shutdown.signal.aborted || submissions.length === 0) return;
      const ids = submissions.map(({ id }) => id);
      await this.quarantine.startDigest(ids);
      await this.send(ids, submissions);
      unlisted -= ids.length;
    }
  }

  /** Reads the messages of one mail, a few at a time, because all of them could be too many for the memory. */
  private async nextMail(): Promise<QuarantinedSubmission[]> {
    const ids = await this.quarantine.unlisted(maxMessages);
    const submissions: QuarantinedSubmission[] = [];
    let size = 0;
    while (ids.length > 0 && size <= maxMailSize) {
      for (const submission of await this.read(ids.splice(0, batchSize))) {
        submissions.push(submission);
        size += sizeInMail(submission);
      }
    }
    return submissions;
  }

  private async send(
    ids: readonly string[],
    submissions: readonly QuarantinedSubmission[],
  ): Promise<void> {
    const digest = digestNumber(ids);
    // All messages may have been discarded since the digest was started.
    if (submissions.length > 0) {
      const mail = composeDigestMail(digest, submissions, this.siteUrl);
      await this.deliver(mail);
    }
    const delivered = submissions.filter(isOverflow).map(({ id }) => id);
    const listed = submissions.map(({ id }) => id).filter((id) => !delivered.includes(id));
    await this.quarantine.finishDigest(listed, delivered);
    await this.lock.extend();
    this.logger.log({ event: 'digest-sent', digest, listed: listed.length });
    for (const id of delivered) this.logger.log({ event: 'delivered', id, digest });
  }

  /** Delivers to all recipients who don't have it yet, then throws if any failed. */
  private async deliver(mail: Mail): Promise<void> {
    const deliveredTo = await this.quarantine.digestRecipients();
    const errors: unknown[] = [];
    for (const recipient of this.mailer.recipientsOf(mail)) {
      if (deliveredTo.includes(recipient)) continue;
      try {
        await this.mailer.deliver(mail, recipient);
      } catch (error) {
        errors.push(error);
        continue;
      }
      await this.quarantine.addDigestRecipient(recipient);
    }
    if (errors.length > 0) throw errors[0];
  }

  private read(ids: readonly string[]): Promise<QuarantinedSubmission[]> {
    return this.quarantine.read<QuarantinedSubmission>(ids);
  }
}

/** Approximate bytes of a message in the mail. Only overflow is included in full. */
const sizeInMail = (submission: QuarantinedSubmission): number =>
  isOverflow(submission) ? JSON.stringify(submission).length : 1000;
