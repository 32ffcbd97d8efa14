import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { describeError } from '../config/logging.ts';
import { Settings } from '../config/settings.ts';
import { Mailer } from '../mail/mailer.ts';
import { type RateLimit, RateLimits } from '../redis/rate-limits.ts';
import { Readiness, type Watcher, type WarningWatcher } from './readiness.ts';

/** Minimum seconds between two alerts on the same topic. */
const intervals = { hour: 60 * 60, day: 24 * 60 * 60 };
type Period = keyof typeof intervals;

/** Longest wait for the mail server, in milliseconds. */
const sendTimeout = 20_000;

interface Notice {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Minimum time between two mails. Default: an hour. */
  readonly every?: Period;
}

/** Finds what to mail, or nothing if all is well. */
type NoticeWatcher = Watcher<Notice | undefined>;

/**
 * Mails problems to ALERT_TO, at most once an hour or a day per topic across
 * all replicas.
 */
@Injectable()
export class AlertService {
  private readonly logger = new Logger(AlertService.name);
  private readonly watchers = new Map<string, NoticeWatcher>();
  /** Topics whose last check failed. */
  private readonly failed = new Set<string>();
  private readonly limits: Record<Period, RateLimit>;

  constructor(
    private readonly mailer: Mailer,
    private readonly readiness: Readiness,
    private readonly settings: Settings,
    limits: RateLimits,
  ) {
    const limitPer = (period: Period) =>
      limits.create({
        name: `alert-${period}`,
        tries: 1,
        perSeconds: intervals[period],
      });
    this.limits = { hour: limitPer('hour'), day: limitPer('day') };
  }

  add(topic: string, watcher: NoticeWatcher): void {
    this.watchers.set(topic, watcher);
  }

  /**
   * Shows warnings in the health details and on the dashboard, and mails them
   * with the other lines of `notice`.
   */
  addWarnings(
    topic: string,
    watcher: WarningWatcher,
    { lines, ...notice }: Notice,
  ): void {
    this.readiness.addWarnings(
      watcher,
      notice.every === 'day' ? 'warning' : 'error',
    );
    const check = async () => {
      const warnings = await watcher.check();
      return warnings.length === 0
        ? undefined
        : { ...notice, lines: [...warnings, '', ...lines] };
    };
    this.add(topic, { ...watcher, check });
  }

  /** Runs all checks and mails the problems. Never rejects. */
  @Interval(60_000)
  async check(): Promise<void> {
    if (this.settings.ALERT_TO === '') return;
    await Promise.all(
      [...this.watchers].map(([topic, watcher]) =>
        this.checkTopic(topic, watcher),
      ),
    );
  }

  /**
   * The first failure of a check isn't mailed, because something can be
   * starting at that moment.
   */
  private async checkTopic(
    topic: string,
    watcher: NoticeWatcher,
  ): Promise<void> {
    const { result: notice, failure } = await this.readiness.run(watcher);
    if (notice) await this.mail(topic, notice);
    if (failure && this.failed.has(topic))
      // Two can watch the same.
      await this.mail(`${watcher.what}-check`, this.about(failure));
    if (failure) this.failed.add(topic);
    else this.failed.delete(topic);
  }

  private about(failure: string): Notice {
    return {
      subject: "A check of the site isn't working",
      lines: [
        failure,
        '',
        `${this.settings.SITE_URL} may be fine. But until the check works again, no email tells you if something is wrong there.`,
        "On the server, `make status` shows what's running, and `make logs` shows what went wrong.",
      ],
    };
  }

  private async mail(topic: string, notice: Notice): Promise<void> {
    try {
      const limit = this.limits[notice.every ?? 'hour'];
      if (!(await limit.allows(topic))) return;
      try {
        await this.mailer.send(
          this.compose(notice),
          AbortSignal.timeout(sendTimeout),
        );
      } catch (error) {
        // Retry at the next check: the mail server itself can be the problem.
        await limit.reset(topic);
        throw error;
      }
      this.logger.log({ event: 'alert-sent', topic });
    } catch (error) {
      this.logger.warn({
        event: 'alert-not-sent',
        topic,
        error: describeError(error),
      });
    }
  }

  private compose({ subject, lines, every = 'hour' }: Notice) {
    const { ALERT_TO, SITE_URL } = this.settings;
    return {
      messageId: `<alert-${randomUUID()}@${new URL(SITE_URL).hostname}>`,
      to: ALERT_TO,
      // The shared connection can be blocked by the very problem that this mail
      // reports.
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
