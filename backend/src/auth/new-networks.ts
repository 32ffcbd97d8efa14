import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Actor } from '../audit/actor.ts';
import { isMissingOr, isNumber, isObjectWith, isText } from 'shared/shape';
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

/** How many networks are remembered, and how many sign-ins can wait to be mailed. */
const remembered = 500;

/** Milliseconds. */
const retryInterval = 60_000;
const sendTimeout = 20_000;
const giveUpAfter = 24 * 60 * 60_000;

/** A sign-in from a network that hadn't signed in before. */
interface SignIn extends Actor {
  readonly at: number;
}

/** Mails the first sign-in from each network to ALERT_TO, or else to the practice. Tries again for a day. */
@Injectable()
export class NewNetworks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(NewNetworks.name);
  private readonly shutdown = new AbortController();
  private timer?: NodeJS.Timeout;
  private run: Promise<void> = Promise.resolve();

  constructor(
    private readonly redis: Redis,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.startRun();
    }, retryInterval).unref();
  }

  /** Runs while Redis is still connected, so that another replica can take over right away. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.shutdown.abort();
    await this.run;
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
      await client.lTrim(keys.unmailed, -remembered, -1);
      await client.zAdd(keys.seen, { score: at, value: network });
      await client.zRemRangeByRank(keys.seen, 0, -remembered - 1);
      if (isNew) this.startRun();
    } catch (error) {
      this.logger.error({ event: 'network-not-noted', error: describeError(error) });
    }
  }

  /** Waits for the current run, which may have looked before the last sign-in was queued. */
  private startRun(): void {
    this.run = this.run.then(() => this.mailAll());
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
        await this.mail(next);
        // By value, because the head is a different one if the list was trimmed in the meantime.
        await client.lRem(keys.unmailed, 1, next);
        next = await client.lIndex(keys.unmailed, 0);
      }
    } catch (error) {
      this.logger.warn({ event: 'sign-in-not-mailed', error: describeError(error) });
    }
    await client.del(keys.turn).catch(() => undefined);
  }

  /** Rejects if the sign-in should be tried again. */
  private async mail(entry: string): Promise<void> {
    const signIn = parse(entry);
    if (!signIn) {
      this.logger.warn({ event: 'sign-in-not-readable' });
      return;
    }
    const mail = composeSignInMail(signIn, this.settings);
    try {
      const signal = AbortSignal.any([this.shutdown.signal, AbortSignal.timeout(sendTimeout)]);
      await this.mailer.send(mail, signal);
      this.logger.log({ event: 'sign-in-mailed', messageId: mail.messageId });
    } catch (error) {
      if (Date.now() - signIn.at < giveUpAfter) throw error;
      const { messageId } = mail;
      this.logger.error({ event: 'sign-in-never-mailed', messageId, error: describeError(error) });
    }
  }
}

const isSignIn = isObjectWith<SignIn>({
  at: isNumber,
  session: isMissingOr(isNumber),
  address: isMissingOr(isText),
  browser: isMissingOr(isText),
});

function parse(entry: string): SignIn | undefined {
  try {
    const signIn: unknown = JSON.parse(entry);
    return isSignIn(signIn) ? signIn : undefined;
  } catch {
    return undefined;
  }
}

function composeSignInMail(
  { at, address = '', browser = 'an unknown browser' }: SignIn,
  { ADMIN_TOTP_SECRET, ALERT_TO, SITE_URL }: Settings,
): Mail {
  return {
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
  };
}

const adviceWithoutCode = [
  "If it wasn't, someone knows the password. On the server, run:",
  '  make admin-password        sets a new one and signs everyone out',
];

const adviceWithCode = [
  "If it wasn't, someone knows the password and has a code. On the server, run both:",
  '  make admin-password        sets a new password and signs everyone out',
  '  make admin-second-factor   sets up another app, so that old codes stop working',
];
