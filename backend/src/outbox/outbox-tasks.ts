import {
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { AlertService } from '../alert/alert.service.ts';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';
import { Readiness } from '../readiness/readiness.ts';
import { Redis } from '../redis/redis.ts';
import type { OutboxCounts } from './delivery-queue.ts';
import { Outbox, OutboxModule } from './outbox.ts';
import { Spool } from './spool.ts';

const minute = 60_000;
const hour = 60 * minute;

const maxWait = 15 * minute;

/** Warnings about undelivered messages. */
export function warningsFor({ failed, longestWait, digestFailures }: OutboxCounts): string[] {
  return [
    ...(failed > 0 ? ["Some messages couldn't be delivered."] : []),
    ...(longestWait > maxWait ? ['A message has been waiting for more than 15 minutes.'] : []),
    ...(digestFailures > 0 ? ["The digest of quarantined messages couldn't be sent."] : []),
  ];
}

/** Doesn't need Redis. */
function spoolWarnings(spooled: number): string[] {
  if (spooled === 0) return [];
  return [`Messages on the backend's disk until Redis takes them: ${spooled}.`];
}

/** Warns of undelivered messages in the health details and by mail. */
@Injectable()
class OutboxAlert {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    spool: Spool,
    alert: AlertService,
    readiness: Readiness,
  ) {
    readiness.addWarnings(async () => spoolWarnings((await spool.counts()).spooled));
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

/** Milliseconds. */
const spoolInterval = 2000;

/** Moves spooled messages to Redis as soon as Redis takes them. */
@Injectable()
class SpoolTask implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SpoolTask.name);
  private timer?: NodeJS.Timeout;
  private isRunning = false;

  constructor(private readonly outbox: Outbox) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), spoolInterval).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.outbox.storeSpooled();
    } catch (error) {
      this.logger.debug({ event: 'spooled-messages-not-stored', error: describeError(error) });
    }
    this.isRunning = false;
  }
}

/** Set by the replica that rewrites the file, until the next rewrite is due. */
const rewrittenKey = 'outbox:file-rewritten';
const freshSeconds = 24 * 60 * 60;

/** Removes expired messages from Redis and its append-only file. */
@Injectable()
export class CleanupTask implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CleanupTask.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly outbox: Outbox,
    private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), hour).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never rejects. The next run retries. */
  async run(): Promise<void> {
    try {
      await this.outbox.removeExpired();
      const locked = await this.redis.client.set(rewrittenKey, new Date().toISOString(), {
        condition: 'NX',
        expiration: { type: 'EX', value: freshSeconds },
      });
      // Until it's rewritten, the append-only file still contains deleted messages.
      if (locked === 'OK') await this.redis.client.sendCommand(['BGREWRITEAOF']);
    } catch (error) {
      this.logger.warn({ event: 'outbox-not-tidied', error: describeError(error) });
    }
  }
}

/** The outbox's background tasks. CLI commands run without them. */
@Module({ imports: [AlertModule, OutboxModule], providers: [OutboxAlert, CleanupTask, SpoolTask] })
export class OutboxTasksModule {}
