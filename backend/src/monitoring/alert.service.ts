import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Intervals } from '../config/intervals.ts';
import { describeError } from '../config/logging.ts';
import { Settings } from '../config/settings.ts';
import { Mailer } from '../mail/mailer.ts';
import { Redis } from '../redis/redis.ts';

/** Seconds without another alert on the same topic. */
const quiet = { hour: 60 * 60, day: 24 * 60 * 60 };
type Period = keyof typeof quiet;

/**
 * Allows one alert per topic and period across all replicas. While Redis is unavailable, each replica
 * counts separately.
 */
@Injectable()
export class AlertThrottle {
  private readonly consumedHere = new Map<string, number>();

  constructor(private readonly redis: Redis) {}

  async consume(topic: string, period: Period): Promise<boolean> {
    try {
      const reply = await this.redis.client.set(key(topic), new Date().toISOString(), {
        condition: 'NX',
        expiration: { type: 'EX', value: quiet[period] },
      });
      return reply === 'OK';
    } catch {
      return this.consumeHere(topic, quiet[period]);
    }
  }

  /** After a failed attempt: allows the next one. */
  async refund(topic: string): Promise<void> {
    this.consumedHere.delete(topic);
    await this.redis.client.del(key(topic)).catch(() => undefined);
  }

  private consumeHere(topic: string, seconds: number): boolean {
    const now = Date.now();
    if (now - (this.consumedHere.get(topic) ?? -Infinity) < seconds * 1000) return false;
    this.consumedHere.set(topic, now);
    return true;
  }
}

const key = (topic: string): string => `alert:${topic}:sent`;

const minute = 60_000;

/** Longest wait for the mail server, in milliseconds. */
const sendTimeout = 20_000;

interface Notice {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Minimum time between two mails. Default: an hour. */
  readonly every?: Period;
}

/** Returns what to mail, or nothing if all is well. */
type Check = () => Promise<Notice | undefined>;

/** Mails problems to ALERT_TO, at most once an hour or a day per topic across all replicas. */
@Injectable()
export class AlertService {
  private readonly logger = new Logger(AlertService.name);
  private readonly checks = new Map<string, Check>();

  constructor(
    private readonly throttle: AlertThrottle,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    intervals: Intervals,
  ) {
    if (settings.ALERT_TO !== '') intervals.add(minute, () => this.check());
  }

  add(topic: string, check: Check): void {
    this.checks.set(topic, check);
  }

  /** Runs all checks and mails the problems. Never rejects. */
  async check(): Promise<void> {
    await Promise.all([...this.checks].map(([topic, check]) => this.checkTopic(topic, check)));
  }

  private async checkTopic(topic: string, check: Check): Promise<void> {
    try {
      const notice = await check();
      if (!notice || !(await this.throttle.consume(topic, notice.every ?? 'hour'))) return;
      try {
        await this.mailer.send(this.compose(notice), AbortSignal.timeout(sendTimeout));
      } catch (error) {
        // Retry at the next check: the mail server itself can be the problem.
        await this.throttle.refund(topic);
        throw error;
      }
      this.logger.log({ event: 'alert-sent', topic });
    } catch (error) {
      this.logger.warn({ event: 'alert-not-sent', topic, error: describeError(error) });
    }
  }

  private compose({ subject, lines, every = 'hour' }: Notice) {
    const { ALERT_TO, SITE_URL } = this.settings;
    return {
      messageId: `<alert-${randomUUID()}@${new URL(SITE_URL).hostname}>`,
      to: ALERT_TO,
      // The shared connection can be blocked by the very problem that this mail reports.
      ownConnection: true,
      subject: `[Website] ${subject}`,
      text: [
        ...lines,
        `You get this email at most once ${every === 'day' ? 'a day' : 'an hour'}.`,
        '',
      ].join('\n'),
    };
  }
}
