import { randomUUID } from 'node:crypto';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';
import { Mailer } from '../mail/mailer.ts';
import { AlertThrottle, type Interval } from './alert-throttle.ts';

const minute = 60_000;

/** Longest wait for the mail server, in milliseconds. */
const sendTimeout = 20_000;

interface Notice {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Minimum time between two mails. Default: an hour. */
  readonly every?: Interval;
}

/** Returns what to mail, or nothing if all is well. */
type Check = () => Promise<Notice | undefined>;

/** Mails problems to ALERT_TO, at most once an hour or a day per topic across all replicas. */
@Injectable()
export class AlertService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(AlertService.name);
  private readonly checks = new Map<string, Check>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly throttle: AlertThrottle,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  add(topic: string, check: Check): void {
    this.checks.set(topic, check);
  }

  onApplicationBootstrap(): void {
    if (this.settings.ALERT_TO === '') return;
    this.timer = setInterval(() => void this.check(), minute).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
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
