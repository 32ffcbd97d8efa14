import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ActivityEvent } from 'shared/activity';
import { AuditLog } from '../audit/audit-log.ts';
import { describeError } from '../logging/redact.ts';
import { Redis } from '../redis/redis.ts';
import { Credentials } from './credentials.ts';

const key = 'activity:credentials';

/** What `key` holds, as JSON. */
type Fingerprints = Pick<Credentials, 'password' | 'secondFactor'>;

/** Records that the password or the second factor has changed since a backend started last. They're in `.env`. */
@Injectable()
export class CredentialChanges implements OnApplicationBootstrap {
  private readonly logger = new Logger(CredentialChanges.name);
  private readonly now: Fingerprints;

  constructor(
    private readonly redis: Redis,
    private readonly audit: AuditLog,
    { password, secondFactor }: Credentials,
  ) {
    this.now = { password, secondFactor };
  }

  /** Only once, when Redis first answers. Later, an old backend would report its own password as a new one. */
  onApplicationBootstrap(): void {
    const { client } = this.redis;
    if (client.isReady) void this.compare();
    else client.once('ready', () => void this.compare());
  }

  private async compare(): Promise<void> {
    try {
      const before = await this.redis.client.set(key, JSON.stringify(this.now), { GET: true });
      if (before === null) return;
      for (const event of changesBetween(JSON.parse(before) as Fingerprints, this.now)) {
        await this.audit.record(event);
      }
    } catch (error) {
      this.logger.error({ event: 'credentials-not-compared', error: describeError(error) });
    }
  }
}

function changesBetween(before: Fingerprints, now: Fingerprints): ActivityEvent[] {
  const changes: ActivityEvent[] = [];
  if (before.password !== now.password) changes.push('password-changed');
  if (before.secondFactor === now.secondFactor) return changes;
  if (before.secondFactor === '') return [...changes, 'second-factor-on'];
  return [...changes, now.secondFactor === '' ? 'second-factor-off' : 'second-factor-changed'];
}
