import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { describeError } from '../config/logging.ts';
import { Settings } from '../config/settings.ts';
import { Mailer } from '../mail/mailer.ts';
import { type RateLimit, RateLimits } from '../redis/rate-limits.ts';
import { Readiness, type WarningCheck } from './readiness.ts';

/** Seconds without another alert on the same topic. */
const quiet = { hour: 60 * 60, day: 24 * 60 * 60 };
type Period = keyof typeof quiet;

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
  private readonly limits: Record<Period, RateLimit>;

  constructor(
    private readonly mailer: Mailer,
    private readonly readiness: Readiness,
    private readonly settings: Settings,
    limits: RateLimits,
  ) {
    const limitPer = (period: Period) =>
      limits.create({ name: `alert-${period}`, tries: 1, perSeconds: quiet[period] });
    this.limits = { hour: limitPer('hour'), day: limitPer('day') };
  }

  add(topic: string, check: Check): void {
    this.checks.set(topic, check);
  }

  /** Shows warnings in the health details and on the dashboard, and mails them with the other lines of `notice`. */
  addWarnings(topic: string, check: WarningCheck, { lines, ...notice }: Notice): void {
    this.readiness.addWarnings(check, notice.every === 'day' ? 'warning' : 'error');
    this.add(topic, async () => {
      const found = await check();
      return found.length === 0 ? undefined : { ...notice, lines: [...found, '', ...lines] };
    });
  }

  /** Runs all checks and mails the problems. Never rejects. */
  @Interval(60_000)
  async check(): Promise<void> {
    if (this.settings.ALERT_TO === '') return;
    await Promise.all([...this.checks].map(([topic, check]) => this.checkTopic(topic, check)));
  }

  private async checkTopic(topic: string, check: Check): Promise<void> {
    try {
      const notice = await check();
      if (!notice) return;
      const limit = this.limits[notice.every ?? 'hour'];
      if (!(await limit.allows(topic))) return;
      try {
        await this.mailer.send(this.compose(notice), AbortSignal.timeout(sendTimeout));
      } catch (error) {
        // Retry at the next check: the mail server itself can be the problem.
        await limit.reset(topic);
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
