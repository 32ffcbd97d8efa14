import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '../config/logging.ts';
import { practiceTime } from '../config/practice.ts';
import { Settings } from '../config/settings.ts';
import type { Mail } from '../mail/mailer.ts';
import { type Actor, describeActor } from '../monitoring/audit-log.ts';
import { Notices } from '../monitoring/notices.ts';
import { Redis } from '../redis/redis.ts';

/**
 * The latest sign-in from each network, in milliseconds since 1970. The front
 * desk's are apart: where it's known, the admin may not be.
 */
const seenKey = 'sign-in-networks';

/** How many networks are remembered. */
const maxNetworks = 500;

/**
 * Mails the first sign-in from each network to ALERT_TO, or else to the
 * practice.
 */
@Injectable()
export class NewNetworks {
  private readonly logger = new Logger(NewNetworks.name);

  constructor(
    private readonly redis: Redis,
    private readonly notices: Notices,
    private readonly settings: Settings,
  ) {}

  /** Doesn't keep the sign-in waiting for the mail. Never rejects. */
  async note(actor: Actor): Promise<void> {
    const { client } = this.redis;
    const { address = '', isDesk } = actor;
    const network = isDesk ? `desk:${address}` : address;
    const at = Date.now();
    try {
      // First, so that a crash in between can only mean a second mail.
      if ((await client.zScore(seenKey, network)) === null) {
        const mail = composeSignInMail(actor, at, this.settings);
        await this.notices.add('sign-in', mail);
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
}

const composeSignInMail = (
  actor: Actor,
  at: number,
  { ADMIN_TOTP_SECRET, ALERT_TO, SITE_URL }: Settings,
): Mail => ({
  messageId: `<sign-in-${at}@${new URL(SITE_URL).hostname}>`,
  ...(ALERT_TO !== '' && { to: ALERT_TO }),
  subject: `[Website] ${actor.isDesk ? 'The front desk' : 'Someone'} signed in from a new network`,
  text: [
    `Someone signed in ${actor.isDesk ? "with the front desk's password " : ''}to the dashboard at ${SITE_URL}/admin from a network that hasn't signed in before.`,
    '',
    `When: ${practiceTime.format(new Date(at))}`,
    ...describeActor(actor),
    '',
    'If it was one of you, there is nothing to do.',
    ...adviceFor(actor.isDesk, ADMIN_TOTP_SECRET !== ''),
    '',
  ].join('\n'),
});

function adviceFor(isDesk = false, hasCode: boolean): readonly string[] {
  if (isDesk) return adviceForDesk;
  return hasCode ? adviceWithCode : adviceWithoutCode;
}

const adviceForDesk = [
  "If it wasn't, someone knows the front desk's password. On the server, run:",
  '  make desk-password         sets a new one and signs the front desk out',
];

const adviceWithoutCode = [
  "If it wasn't, someone knows the password. On the server, run:",
  '  make admin-password        sets a new one and signs everyone out',
];

const adviceWithCode = [
  "If it wasn't, someone knows the password and has a code. On the server, run both:",
  '  make admin-password        sets a new password and signs everyone out',
  '  make admin-second-factor   sets up another app, so that old codes stop working',
];
