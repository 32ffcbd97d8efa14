import { QuarantineDigest } from '../../src/contact/quarantine-digest.ts';
import { Quarantine } from '../../src/outbox/quarantine.ts';
import { withRedis } from './admin.ts';
import type { Site } from './site.ts';

export const day = 24 * 60 * 60_000;

export const quarantineOf = (site: Site): Quarantine => site.app.get(Quarantine, { strict: false });

export const digestOf = (site: Site): QuarantineDigest =>
  site.app.get(QuarantineDigest, { strict: false });

/** Ends the ten minutes in which there's no further digest. */
export async function endDigestTurn(site: Site): Promise<void> {
  await digestOf(site).sendDue();
  await withRedis(site, (client) => client.del('quarantine:digest-turn'));
}

/** Has the digest sent that is due at a time, however short ago the last one was. */
export async function sendDigest(site: Site, now?: number): Promise<void> {
  await endDigestTurn(site);
  await digestOf(site).sendDue(now);
}

/** The quarantined messages as the outbox lists them. */
export const quarantined = async (site: Site) =>
  (await site.outbox.list()).filter(({ state }) => state === 'quarantined');
