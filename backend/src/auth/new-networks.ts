import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Actor } from '../audit/actor.ts';
import { practiceTime } from '../config/practice.ts';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';
import { type Mail, Mailer } from '../mail/mailer.ts';
import { Redis } from '../redis/redis.ts';

const keys = {
  /** The latest sign-in from each network, in milliseconds since 1970. */
  seen: 'sign-in-networks',
  /** Sign-ins that haven't been mailed yet, as JSON. */
  unmailed: 'sign-in-networks:unmailed',
  /** Held by the replica that mails. */
  turn: 'sign-in-networks:turn',
};

/** Networks that are remembered. */
const remembered = 500;

/** Milliseconds. */
const retryInterval = 60_000;
const sendTimeout = 20_000;

/** A sign-in from a network that hadn't signed in before. */
interface SignIn extends Actor {
  readonly at: number;
}

/** Mails the first sign-in from each network to ALERT_TO, or else to the practice, and tries again until it's sent. */
@Injectable()
export class NewNetworks implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(NewNetworks.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly redis: Redis,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.mailAll(), retryInterval).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Doesn't keep the sign-in waiting for the mail. Never rejects. */
  async note(actor: Actor): Promise<void> {
    const { client } = this.redis;
    const network = actor.address ?? '';
    const at = Date.now();
    try {
      // First, so that a crash in between can only mean a second mail.
      const isNew = (await client.zScore(keys.seen, network)) === null;
      if (isNew) await client.rPush(keys.unmailed, JSON.stringify({ ...actor, at }));
      await client.zAdd(keys.seen, { score: at, value: network });
      await client.zRemRangeByRank(keys.seen, 0, -remembered - 1);
      if (isNew) void this.mailAll();
    } catch (error) {
      this.logger.error({ event: 'network-not-noted', error: describeError(error) });
    }
  }

  private async mailAll(): Promise<void> {
    const { client } = this.redis;
    if (!client.isReady) return;
    const expiration = { type: 'PX', value: 2 * sendTimeout } as const;
    try {
      if ((await client.set(keys.turn, '', { condition: 'NX', expiration })) === null) return;
      let next = await client.lIndex(keys.unmailed, 0);
      while (next !== null) {
        await client.set(keys.turn, '', { expiration });
        const mail = composeSignInMail(JSON.parse(next) as SignIn, this.settings);
        await this.mailer.send(mail, AbortSignal.timeout(sendTimeout));
        await client.lPop(keys.unmailed);
        this.logger.log({ event: 'sign-in-mailed', messageId: mail.messageId });
        next = await client.lIndex(keys.unmailed, 0);
      }
    } catch (error) {
      this.logger.warn({ event: 'sign-in-not-mailed', error: describeError(error) });
    }
    await client.del(keys.turn).catch(() => undefined);
  }
}

function composeSignInMail(
  { at, address = '', browser = 'an unknown browser' }: SignIn,
  { ALERT_TO, SITE_URL }: Settings,
): Mail {
  const date = new Date(at);
  return {
    messageId: `<sign-in-${at}@${new URL(SITE_URL).hostname}>`,
    date,
    ...(ALERT_TO !== '' && { to: ALERT_TO }),
    subject: '[Website] Someone signed in from a new place',
    text: [
      `Someone signed in to the dashboard at ${SITE_URL}/admin from a network that hasn't signed in before.`,
      '',
      `When: ${practiceTime.format(date)}`,
      `Network: ${address} (the end of the address is left out)`,
      `Browser: ${browser}`,
      '',
      'If that was one of you, there is nothing to do.',
      'If not, someone knows the password. On the server, "make admin-password" sets a new one and signs everyone out.',
      '',
    ].join('\n'),
  };
}
