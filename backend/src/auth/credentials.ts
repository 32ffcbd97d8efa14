import { createHash } from 'node:crypto';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ActivityEvent } from 'shared/activity';
import { describeError } from '../config/logging.ts';
import { Settings } from '../config/settings.ts';
import { AuditLog } from '../monitoring/audit-log.ts';
import { Redis } from '../redis/redis.ts';

/**
 * Fingerprints of the passwords and the second factor. They change with them and
 * reveal nothing.
 */
@Injectable()
export class Credentials {
  readonly password: string;
  /** Empty if the front desk has none. */
  readonly deskPassword: string;
  /** Empty without a second factor. */
  readonly secondFactor: string;

  constructor(settings: Settings) {
    this.password = fingerprint(settings.ADMIN_PASSWORD_HASH);
    this.deskPassword = fingerprint(settings.DESK_PASSWORD_HASH);
    this.secondFactor = fingerprint(settings.ADMIN_TOTP_SECRET);
  }

  /** What someone signs in with. The session ends when it changes. */
  versionFor(isDesk = false): string {
    return isDesk ? this.deskPassword : `${this.password}:${this.secondFactor}`;
  }
}

const fingerprint = (secret: string): string =>
  secret &&
  createHash('sha256').update(secret).digest('base64url').slice(0, 16);

const key = 'activity:credentials';

/** What `key` holds, as JSON. */
type Fingerprints = Pick<
  Credentials,
  'password' | 'deskPassword' | 'secondFactor'
>;

/** Earlier releases had no password for the front desk. */
type EarlierFingerprints = Omit<Fingerprints, 'deskPassword'> &
  Partial<Fingerprints>;

/**
 * Records that a password or the second factor has changed since a backend
 * started last. They're in `.env`.
 */
@Injectable()
export class CredentialChanges implements OnApplicationBootstrap {
  private readonly logger = new Logger(CredentialChanges.name);
  private readonly now: Fingerprints;

  constructor(
    private readonly redis: Redis,
    private readonly audit: AuditLog,
    { password, deskPassword, secondFactor }: Credentials,
  ) {
    this.now = { password, deskPassword, secondFactor };
  }

  /**
   * Only once, when Redis first answers. Later, an old backend would report its
   * own password as a new one.
   */
  onApplicationBootstrap(): void {
    const { client } = this.redis;
    if (client.isReady) void this.compare();
    else client.once('ready', () => void this.compare());
  }

  private async compare(): Promise<void> {
    try {
      const before = await this.redis.client.set(
        key,
        JSON.stringify(this.now),
        { GET: true },
      );
      if (before === null) return;
      for (const event of changesBetween(
        JSON.parse(before) as EarlierFingerprints,
        this.now,
      )) {
        await this.audit.record(event);
      }
    } catch (error) {
      this.logger.error({
        event: 'credentials-not-compared',
        error: describeError(error),
      });
    }
  }
}

function changesBetween(
  { deskPassword = '', ...before }: EarlierFingerprints,
  now: Fingerprints,
): ActivityEvent[] {
  const changes: ActivityEvent[] = [];
  if (before.password !== now.password) changes.push('password-changed');
  if (deskPassword !== now.deskPassword) changes.push('desk-password-changed');
  if (before.secondFactor === now.secondFactor) return changes;
  if (before.secondFactor === '') return [...changes, 'second-factor-on'];
  return [
    ...changes,
    now.secondFactor === '' ? 'second-factor-off' : 'second-factor-changed',
  ];
}
