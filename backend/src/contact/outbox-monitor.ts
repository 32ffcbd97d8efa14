import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Settings } from '../config/settings.ts';
import { AlertService } from '../monitoring/alert.service.ts';
import { Metrics } from '../monitoring/metrics.controller.ts';
import { Readiness } from '../monitoring/readiness.ts';
import type { OutboxCounts } from '../outbox/delivery-queue.ts';
import { Outbox } from '../outbox/outbox.ts';
import { Spool } from '../outbox/spool.ts';

const outboxMessages = new Gauge({
  name: 'outbox_messages',
  help: 'Undelivered messages by state.',
  labelNames: ['state'],
});

const longestWait = new Gauge({
  name: 'outbox_longest_wait_seconds',
  help: 'Time since the oldest waiting message was queued, or 0.',
});

const minute = 60_000;
const maxWait = 15 * minute;

/** A digest waits ten minutes for the one before it. */
const maxDigestDelay = 60 * minute;

/** Warnings about undelivered messages. */
export function warningsFor(counts: OutboxCounts): string[] {
  const { failed, longestWait, digestFailures, digestDelay } = counts;
  return [
    ...(failed > 0 ? ["Some messages couldn't be delivered."] : []),
    ...(longestWait > maxWait
      ? ['A message has been waiting for more than 15 minutes.']
      : []),
    ...(digestFailures > 0
      ? ["The digest of quarantined messages couldn't be sent."]
      : []),
    ...(digestFailures === 0 && digestDelay > maxDigestDelay
      ? ['The digest of quarantined messages is more than an hour late.']
      : []),
  ];
}

function spaceWarnings({ spaceUsed }: OutboxCounts): string[] {
  if (spaceUsed < 0.5) return [];
  const percent = Math.min(100, Math.floor(spaceUsed * 100));
  return [
    `Suspected spam fills ${percent} % of the space for it. To make room, delete what digests have listed.`,
  ];
}

/** Doesn't need Redis. */
function spoolWarnings(spooled: number): string[] {
  if (spooled === 0) return [];
  return [`Messages on the backend's disk until Redis takes them: ${spooled}.`];
}

/**
 * Reports undelivered messages in the metrics, and warns of them in the health
 * details and by mail.
 */
@Injectable()
export class OutboxMonitor {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    spool: Spool,
    metrics: Metrics,
    alert: AlertService,
    readiness: Readiness,
  ) {
    metrics.add(() => this.measure());
    readiness.addWarnings({
      what: "the messages on the backend's disk",
      check: async () => spoolWarnings((await spool.counts()).spooled),
    });
    const watched = {
      what: 'the undelivered messages',
      needs: 'redis',
    } as const;
    readiness.addWarnings({
      ...watched,
      check: async () => warningsFor(await this.outbox.counts()),
    });
    alert.addWarnings(
      'quarantine',
      {
        ...watched,
        check: async () => spaceWarnings(await this.outbox.counts()),
      },
      {
        subject: 'A lot of suspected spam',
        lines: [
          'When it’s full, visitors whose messages look like spam get an error with the phone number.',
          'The dashboard deletes what digests have listed. So does `make outbox-discard ALL=1` on the server.',
        ],
        every: 'day',
      },
    );
    alert.add('outbox', { ...watched, check: () => this.check() });
  }

  /** Left out without Redis, because these numbers are unknown then. */
  private async measure(): Promise<void> {
    outboxMessages.reset();
    longestWait.remove();
    const counts = await this.outbox.counts().catch(() => undefined);
    if (!counts) return;
    for (const state of ['waiting', 'failed', 'quarantined'] as const) {
      outboxMessages.set({ state }, counts[state]);
    }
    longestWait.set(counts.longestWait / 1000);
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
