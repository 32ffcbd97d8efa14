import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ActivityEvent } from '../../../frontend/src/contracts/activity.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';
import { Redis } from '../redis/redis.ts';

const key = 'activity:credentials';

/** What `key` holds, as JSON: fingerprints that reveal nothing. */
interface Credentials {
  readonly password: string;
  /** Empty without a second factor. */
  readonly secondFactor: string;
}

/** Records that the password or the second factor has changed since a backend started last. They're in `.env`. */
@Injectable()
export class CredentialChanges implements OnApplicationBootstrap {
  private readonly logger = new Logger(CredentialChanges.name);
  private readonly credentials: Credentials;

  constructor(
    private readonly redis: Redis,
    private readonly audit: AuditLog,
    settings: Settings,
  ) {
    this.credentials = {
      password: fingerprint(settings.ADMIN_PASSWORD_HASH),
      secondFactor: fingerprint(settings.ADMIN_TOTP_SECRET),
    };
  }

  /** Once, when Redis first answers: later, an old backend would take its own password for a new one. */
  onApplicationBootstrap(): void {
    const { client } = this.redis;
    if (client.isReady) void this.compare();
    else client.once('ready', () => void this.compare());
  }

  private async compare(): Promise<void> {
    try {
      const before = await this.redis.client.set(key, JSON.stringify(this.credentials), {
        GET: true,
      });
      if (before === null) return;
      for (const event of changesBetween(JSON.parse(before) as Credentials, this.credentials)) {
        await this.audit.record(event);
      }
    } catch (error) {
      this.logger.error({ event: 'credentials-not-compared', error: describeError(error) });
    }
  }
}

function fingerprint(secret: string): string {
  return secret && createHash('sha256').update(secret).digest('base64url').slice(0, 16);
}

function changesBetween(before: Credentials, now: Credentials): ActivityEvent[] {
  const changes: ActivityEvent[] = [];
  if (before.password !== now.password) changes.push('password-changed');
  if (before.secondFactor === now.secondFactor) return changes;
  if (before.secondFactor === '') return [...changes, 'second-factor-on'];
  return [...changes, now.secondFactor === '' ? 'second-factor-off' : 'second-factor-changed'];
}
