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
import { DigestTurn, Quarantine } from '../outbox/quarantine.ts';
import { composeDigestMail, digestNumber } from './digest-mail.ts';
import { isOverflow, type QuarantinedSubmission } from './submission.ts';

const second = 1000;

/** Milliseconds. */
const checkInterval = 30 * second;
const shutdownTimeout = 30 * second;

/** How many messages are read at a time, and how many bytes of them go into one mail at most. */
const atATime = 1000;
const mailSize = 1024 * 1024;

/** Mails the practice what's in the quarantine: overflow in full, suspected spam as a list. */
@Injectable()
export class QuarantineDigest implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QuarantineDigest.name);
  private readonly siteUrl: string;
  private readonly shutdown = new AbortController();
  private timer?: NodeJS.Timeout;
  private sending: Promise<void> | undefined;

  constructor(
    private readonly quarantine: Quarantine,
    private readonly turn: DigestTurn,
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

  /** Sends a digest if one is due and it's this replica's turn. Never rejects. */
  sendDue(now = Date.now()): Promise<void> {
    this.sending ??= this.trySending(now).finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private async trySending(now: number): Promise<void> {
    try {
      if (!(await this.quarantine.isDigestDue(now)) || !(await this.turn.acquire())) return;
    } catch (error) {
      this.logger.debug({ event: 'digest-not-checked', error: describeError(error) });
      return;
    }
    try {
      await this.sendAll();
    } catch (error) {
      this.logger.warn({ event: 'digest-failed', error: describeError(error) });
      await Promise.allSettled([this.quarantine.countDigestFailure(), this.turn.release()]);
    }
  }

  /** First the digest that a crash or a failure left unfinished, under the same number; then all others. */
  private async sendAll(): Promise<void> {
    const begun = await this.quarantine.begunDigest();
    if (begun.length > 0) await this.send(begun, await this.read(begun));
    const ids = await this.quarantine.unlisted();
    while (ids.length > 0) {
      for (const submissions of inMails(await this.read(ids.splice(0, atATime)))) {
        if (this.shutdown.signal.aborted) return;
        const listed = submissions.map(({ id }) => id);
        await this.quarantine.beginDigest(listed);
        await this.send(listed, submissions);
      }
    }
  }

  private async send(
    ids: readonly string[],
    submissions: readonly QuarantinedSubmission[],
  ): Promise<void> {
    const digest = digestNumber(ids);
    // All of them can have been discarded since the digest was started.
    if (submissions.length > 0) {
      const mail = composeDigestMail(digest, submissions, this.siteUrl);
      await this.deliver(mail);
    }
    const delivered = submissions.filter(isOverflow).map(({ id }) => id);
    const listed = submissions.map(({ id }) => id).filter((id) => !delivered.includes(id));
    await this.quarantine.settleDigest(listed, delivered);
    await this.turn.extend();
    this.logger.log({ event: 'digest-sent', digest, listed: listed.length });
    for (const id of delivered) this.logger.log({ event: 'delivered', id, digest });
  }

  /** To each recipient who lacks it. Throws when one of them still does, once the others have it. */
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

/** About how many bytes a message adds to the text of a mail: overflow is there in full. */
const sizeInMail = (submission: QuarantinedSubmission): number =>
  isOverflow(submission) ? JSON.stringify(submission).length : 1000;

/** Portions that are not too large for a mail. */
function* inMails(
  submissions: readonly QuarantinedSubmission[],
): Generator<readonly QuarantinedSubmission[]> {
  let portion: QuarantinedSubmission[] = [];
  let size = 0;
  for (const submission of submissions) {
    if (size > mailSize) {
      yield portion;
      portion = [];
      size = 0;
    }
    portion.push(submission);
    size += sizeInMail(submission);
  }
  if (portion.length > 0) yield portion;
}
