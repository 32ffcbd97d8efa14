import { QuarantineDigest } from '../../src/contact/quarantine-digest.ts';
import { Quarantine } from '../../src/outbox/quarantine.ts';
import { withRedis } from './admin.ts';
import type { Site } from './site.ts';

export const day = 24 * 60 * 60_000;

export const quarantineOf = (site: Site): Quarantine => site.app.get(Quarantine, { strict: false });

export const digestOf = (site: Site): QuarantineDigest =>
  site.app.get(QuarantineDigest, { strict: false });

/** Allows the next digest right away. */
export async function releaseDigestLock(site: Site): Promise<void> {
  await digestOf(site).sendDue();
  await withRedis(site, (client) => client.del('quarantine:digest-turn'));
}

/** Sends the digest that is due at this time, regardless of the last one. */
export async function sendDigest(site: Site, now?: number): Promise<void> {
  await releaseDigestLock(site);
  await digestOf(site).sendDue(now);
}

export const quarantined = async (site: Site) =>
  (await site.outbox.list()).filter(({ state }) => state === 'quarantined');
