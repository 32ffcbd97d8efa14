import { Injectable } from '@nestjs/common';
import { AlertService } from '../alert/alert.service.ts';
import { Settings } from '../config/settings.ts';
import { Readiness } from '../readiness/readiness.ts';
import type { OutboxCounts } from './delivery-queue.ts';
import { Outbox } from './outbox.ts';

/** Milliseconds. */
const maxWait = 15 * 60 * 1000;

/** Warnings about undelivered messages. */
export function warningsFor({ failed, longestWait, digestFailures }: OutboxCounts): string[] {
  return [
    ...(failed > 0 ? ["Some messages couldn't be delivered."] : []),
    ...(longestWait > maxWait ? ['A message has been waiting for more than 15 minutes.'] : []),
    ...(digestFailures > 0 ? ["The digest of quarantined messages couldn't be sent."] : []),
  ];
}

const minute = 60_000;

/** Warns of undelivered messages in the health details and by mail. */
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
      subject: "Messages aren't being delivered",
      lines: [
        `Messages from the contact form at ${this.settings.SITE_URL} aren't reaching the practice.`,
        '',
        ...warnings,
        `Waiting: ${counts.waiting}. Failed: ${counts.failed}. Quarantined and not emailed yet: ${counts.unlisted}.`,
        `Longest wait: ${Math.round(counts.longestWait / minute)} minutes.`,
        '',
        'Nothing is lost. On the server, `make outbox` lists the messages and what went wrong.',
        "Once that's fixed, `make outbox-retry` delivers them.",
      ],
    };
  }
}
