import { Injectable } from '@nestjs/common';
import { Alert } from '../alert/alert.service.ts';
import { Settings } from '../config/settings.ts';
import { Readiness } from '../readiness/readiness.ts';
import { Outbox } from './outbox.ts';
import { troubleIn } from './outbox-warnings.ts';

const minute = 60_000;

/** Says when messages do not leave: in the details of the health and, by mail, to ALERT_TO. */
@Injectable()
export class OutboxAlert {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    alert: Alert,
    readiness: Readiness,
  ) {
    readiness.addWarnings(async () => troubleIn(await this.outbox.counts()));
    alert.add('outbox', () => this.look());
  }

  private async look() {
    const counts = await this.outbox.counts();
    const troubles = troubleIn(counts);
    if (troubles.length === 0) return undefined;
    return {
      subject: 'Messages are not being delivered',
      lines: [
        `Messages from the contact form of ${this.settings.SITE_URL} do not reach the practice.`,
        '',
        ...troubles,
        `Waiting: ${counts.waiting}. Failed: ${counts.failed}. Quarantined and not mailed yet: ${counts.unlisted}.`,
        `The longest wait: ${Math.round(counts.longestWait / minute)} minutes.`,
        '',
        'None of them is lost. On the server, `make outbox` lists them with the reason, and',
        '`make outbox-retry` delivers them once the reason is gone.',
      ],
    };
  }
}
