import { Injectable } from '@nestjs/common';
import { AlertService } from '../alert/alert.service.ts';
import { Settings } from '../config/settings.ts';
import { Readiness } from '../readiness/readiness.ts';
import type { OutboxCounts } from './delivery-queue.ts';
import { Outbox } from './outbox.ts';

/** Milliseconds of waiting after which a person has to look. */
const longestGoodWait = 15 * 60 * 1000;

/** What's wrong with the outbox, as sentences; empty while messages are delivered. */
export function warningsFor({ failed, longestWait, digestFailures }: OutboxCounts): string[] {
  return [
    ...(failed > 0 ? ['Messages could not be delivered.'] : []),
    ...(longestWait > longestGoodWait ? ['A message has waited for more than 15 minutes.'] : []),
    ...(digestFailures > 0 ? ['The digest of quarantined messages could not be sent.'] : []),
  ];
}

const minute = 60_000;

/** Warns when messages aren't delivered: in the health details and, by mail, to ALERT_TO. */
@Injectable()
export class OutboxAlert {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    alert: AlertService,
    readiness: Readiness,
  ) {
    readiness.addWarnings(async () => warningsFor(await this.outbox.counts()));
    alert.add('outbox', () => this.check());
  }

  private async check() {
    const counts = await this.outbox.counts();
    const warnings = warningsFor(counts);
    if (warnings.length === 0) return undefined;
    return {
      subject: 'Messages are not being delivered',
      lines: [
        `Messages from the contact form of ${this.settings.SITE_URL} do not reach the practice.`,
        '',
        ...warnings,
        `Waiting: ${counts.waiting}. Failed: ${counts.failed}. Quarantined and not mailed yet: ${counts.unlisted}.`,
        `The longest wait: ${Math.round(counts.longestWait / minute)} minutes.`,
        '',
        'None of them is lost. On the server, `make outbox` lists them with the reason, and',
        '`make outbox-retry` delivers them once the reason is gone.',
      ],
    };
  }
}
