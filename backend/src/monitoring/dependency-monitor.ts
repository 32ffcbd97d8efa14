import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Mailer } from '../mail/mailer.ts';
import { Redis } from '../redis/redis.ts';
import { AlertService } from './alert.service.ts';
import { cached, Readiness } from './readiness.ts';

/** Milliseconds. */
const alertAfter = 15 * 60 * 1000;

/**
 * Checks Redis and the mail server. Alerts the operator when one has been
 * unavailable for more than 15 minutes.
 */
@Injectable()
export class DependencyMonitor {
  private unavailableSince: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly readiness: Readiness,
    private readonly settings: Settings,
    alert: AlertService,
    redis: Redis,
    mailer: Mailer,
  ) {
    readiness.add('redis', () => redis.checkWritable());
    // Cached, because each check opens a connection and the readiness endpoint
    // is public.
    const checkMail = cached(() => mailer.check(), 15_000);
    readiness.add('mail', checkMail);
    const mailProblem = async () => {
      await checkMail().catch(() => undefined);
      return mailer.problem ? [mailer.problem] : [];
    };
    readiness.addWarnings(
      { what: 'the mail server', check: mailProblem },
      'error',
    );
    alert.add('dependency', {
      what: 'Redis and the mail server',
      check: () => this.check(),
    });
  }

  private async check() {
    const unavailable = await this.readiness.unavailable();
    const now = Date.now();
    this.unavailableSince = new Map(
      unavailable.map((name) => [name, this.unavailableSince.get(name) ?? now]),
    );
    const names = unavailable.filter(
      (name) => now - (this.unavailableSince.get(name) ?? now) > alertAfter,
    );
    if (names.length === 0) return undefined;
    return {
      subject: "Part of the site isn't answering",
      lines: [
        `${this.settings.SITE_URL} hasn't had an answer from ${names.join(' and ')} for more than 15 minutes.`,
        '',
        'Visitors still see the pages, and the contact form works: what it takes is delivered once both answer.',
        "On the server, `make status` shows what's running, and `make logs` shows what went wrong.",
      ],
    };
  }
}
