import { randomUUID } from 'node:crypto';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/describe-error.ts';
import { Mailer } from '../mail/mailer.ts';
import { Readiness } from '../readiness/readiness.ts';
import { Redis } from '../redis/redis.ts';
import { Outbox } from './outbox.ts';
import type { OutboxCounts } from './outbox-entry.ts';
import { troubleIn } from './outbox-trouble.ts';

const minute = 60_000;

/** Taken while an alert counts as sent, by whichever replica was first. */
const sentKey = 'outbox:alert-sent';
const quietSeconds = 60 * 60;

/** Longest wait for the mail server, in milliseconds. */
const sendLimit = 20_000;

/** Says when messages do not leave: to whoever asks for the readiness and, by mail, to ALERT_TO. */
@Injectable()
export class OutboxAlert implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxAlert.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly outbox: Outbox,
    private readonly redis: Redis,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    readiness: Readiness,
  ) {
    readiness.addDoubt(async () => troubleIn(await this.outbox.counts()));
  }

  onApplicationBootstrap(): void {
    if (this.settings.ALERT_TO === '') return;
    this.timer = setInterval(() => void this.look(), minute).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Mails ALERT_TO if something is wrong and the last alert is an hour old. Never rejects. */
  async look(): Promise<void> {
    try {
      const counts = await this.outbox.counts();
      if (troubleIn(counts).length === 0 || !(await this.takeTurn())) return;
      try {
        await this.mailer.send(this.compose(counts), AbortSignal.timeout(sendLimit));
      } catch (error) {
        // The mail server that refuses messages may refuse this one too: the next look tries again.
        await this.redis.client.del(sentKey);
        throw error;
      }
      this.logger.log({ event: 'alert-sent' });
    } catch (error) {
      this.logger.warn({ event: 'alert-not-sent', error: describeError(error) });
    }
  }

  private async takeTurn(): Promise<boolean> {
    const answer = await this.redis.client.set(sentKey, new Date().toISOString(), {
      condition: 'NX',
      expiration: { type: 'EX', value: quietSeconds },
    });
    return answer === 'OK';
  }

  private compose(counts: OutboxCounts) {
    const { ALERT_TO, SITE_URL } = this.settings;
    return {
      messageId: `<alert-${randomUUID()}@${new URL(SITE_URL).hostname}>`,
      date: new Date(),
      to: ALERT_TO,
      subject: '[Website] Messages are not being delivered',
      text: [
        `Messages from the contact form of ${SITE_URL} do not reach the practice.`,
        '',
        ...troubleIn(counts),
        `Waiting: ${counts.waiting}. Failed: ${counts.failed}. Set aside as suspected spam: ${counts.setAside}.`,
        `The longest wait: ${Math.round(counts.longestWait / minute)} minutes.`,
        '',
        'None of them is lost. On the server, `make outbox` lists them with the reason, and',
        '`make outbox-retry` delivers them once the reason is gone.',
        'This mail comes at most once an hour.',
        '',
      ].join('\n'),
    };
  }
}
