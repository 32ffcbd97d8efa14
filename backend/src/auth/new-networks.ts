import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import { describeError } from '../config/logging.ts';
import { practiceTime } from '../config/practice.ts';
import { Settings } from '../config/settings.ts';
import { type Mail, Mailer } from '../mail/mailer.ts';
import type { Actor } from '../monitoring/audit-log.ts';
import { JobQueues } from '../redis/job-queues.ts';
import { Redis } from '../redis/redis.ts';

/** The latest sign-in from each network, in milliseconds since 1970. */
const seenKey = 'sign-in-networks';

export const newNetworksQueue = 'new-networks';

/**
 * How many networks are remembered, and how many sign-ins can wait to be
 * mailed.
 */
const maxNetworks = 500;

/** Milliseconds. */
const retryInterval = 60_000;
const sendTimeout = 20_000;

/** Enough to try for a day. */
const attempts = (24 * 60 * 60_000) / retryInterval;

/** A sign-in from a network that hadn't signed in before. */
interface SignIn extends Actor {
  readonly at: number;
}

/**
 * Mails the first sign-in from each network to ALERT_TO, or else to the
 * practice. Tries again for a day.
 */
@Injectable()
export class NewNetworks implements OnApplicationBootstrap {
  private readonly logger = new Logger(NewNetworks.name);
  private readonly queue: Queue<SignIn>;

  constructor(
    private readonly redis: Redis,
    private readonly queues: JobQueues,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    this.queue = queues.open(newNetworksQueue, {
      attempts,
      backoff: { type: 'fixed', delay: retryInterval },
      removeOnComplete: true,
      removeOnFail: true,
    });
  }

  onApplicationBootstrap(): void {
    const worker = this.queues.process<SignIn>(
      newNetworksQueue,
      (job, stopping) => this.mail(job.data, stopping),
    );
    worker.on('failed', (job, error) => this.logFailure(job, error));
  }

  /** Doesn't keep the sign-in waiting for the mail. Never rejects. */
  async note(actor: Actor): Promise<void> {
    const { client } = this.redis;
    const network = actor.address ?? '';
    const at = Date.now();
    try {
      // First, so that a crash in between can only mean a second mail.
      const isNew = (await client.zScore(seenKey, network)) === null;
      if (isNew && (await this.queue.count()) < maxNetworks) {
        await this.queue.add('sign-in', { ...actor, at });
      }
      await client.zAdd(seenKey, { score: at, value: network });
      await client.zRemRangeByRank(seenKey, 0, -maxNetworks - 1);
    } catch (error) {
      this.logger.error({
        event: 'network-not-noted',
        error: describeError(error),
      });
    }
  }

  private async mail(signIn: SignIn, stopping: AbortSignal): Promise<void> {
    const mail = composeSignInMail(signIn, this.settings);
    await this.mailer.send(
      mail,
      AbortSignal.any([stopping, AbortSignal.timeout(sendTimeout)]),
    );
    this.logger.log({ event: 'sign-in-mailed', messageId: mail.messageId });
  }

  private logFailure(job: Job<SignIn> | undefined, thrown: Error): void {
    const { finishedOn, data } = job ?? {};
    const error = describeError(thrown);
    if (finishedOn === undefined)
      this.logger.warn({ event: 'sign-in-not-mailed', error });
    else
      this.logger.error({ event: 'sign-in-never-mailed', at: data?.at, error });
  }
}

const composeSignInMail = (
  { at, address = '', browser = 'an unknown browser' }: SignIn,
  { ADMIN_TOTP_SECRET, ALERT_TO, SITE_URL }: Settings,
): Mail => ({
  messageId: `<sign-in-${at}@${new URL(SITE_URL).hostname}>`,
  ...(ALERT_TO !== '' && { to: ALERT_TO }),
  subject: '[Website] Someone signed in from a new network',
  text: [
    `Someone signed in to the dashboard at ${SITE_URL}/admin from a network that hasn't signed in before.`,
    '',
    `When: ${practiceTime.format(new Date(at))}`,
    `Network: ${address} (the end of the address is left out)`,
    `Browser: ${browser}`,
    '',
    'If it was one of you, there is nothing to do.',
    ...(ADMIN_TOTP_SECRET === '' ? adviceWithoutCode : adviceWithCode),
    '',
  ].join('\n'),
});

const adviceWithoutCode = [
  "If it wasn't, someone knows the password. On the server, run:",
  '  make admin-password        sets a new one and signs everyone out',
];

const adviceWithCode = [
  "If it wasn't, someone knows the password and has a code. On the server, run both:",
  '  make admin-password        sets a new password and signs everyone out',
  '  make admin-second-factor   sets up another app, so that old codes stop working',
];
