import { setTimeout } from 'node:timers/promises';
import { ask, type Certificate } from './https-visitor.ts';

/** Between the beginnings of two visits, in milliseconds. */
const pace = 50;
/** How many visits follow the change, for the workers that finish under the old certificate. */
const afterwards = 40;

/**
 * Visits a page twenty times a second, each on a connection of its own, until the certificate that is
 * served has changed or ended. @returns both certificates (the same one twice if it never changed)
 * and whatever was not a page.
 */
export async function visitThroughRenewal(
  root: string,
): Promise<{ first: Certificate; next: Certificate; failures: unknown[] }> {
  const { certificate: first } = await ask('/', { root });
  const failures: unknown[] = [];
  const visits: Promise<void>[] = [];
  let next = first;

  const visit = async () => {
    try {
      const { status, certificate } = await ask('/about/', { root });
      if (status !== 200) failures.push(status);
      if (certificate.validFrom > next.validFrom) next = certificate;
    } catch (error) {
      failures.push(error);
    }
  };
  const keepPace = () => {
    visits.push(visit());
    return setTimeout(pace);
  };

  while (next === first && Date.now() < first.validTo) await keepPace();
  for (let left = afterwards; left > 0; left--) await keepPace();
  await Promise.all(visits);
  return { first, next, failures };
}
