import { setTimeout } from 'node:timers/promises';
import { fetchHttps, type Certificate } from './https-client.ts';

/** Milliseconds between the starts of two visits. */
const interval = 50;
/** Visits after the change, while old nginx workers shut down. */
const visitsAfter = 40;

/**
 * Visits a page 20 times a second, each time on a new connection, until the served certificate changes
 * or expires. @returns both certificates (the same one twice if it never changed) and all failures.
 */
export async function visitThroughRenewal(
  root: string,
): Promise<{ first: Certificate; next: Certificate; failures: unknown[] }> {
  const { certificate: first } = await fetchHttps('/', { root });
  const failures: unknown[] = [];
  const visits: Promise<void>[] = [];
  let next = first;

  const visit = async () => {
    try {
      const { status, certificate } = await fetchHttps('/about/', { root });
      if (status !== 200) failures.push(status);
      if (certificate.validFrom > next.validFrom) next = certificate;
    } catch (error) {
      failures.push(error);
    }
  };
  const startVisit = () => {
    visits.push(visit());
    return setTimeout(interval);
  };

  while (next === first && Date.now() < first.validTo) await startVisit();
  for (let left = visitsAfter; left > 0; left--) await startVisit();
  await Promise.all(visits);
  return { first, next, failures };
}
