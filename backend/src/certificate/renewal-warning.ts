import type { Validity } from './served-certificate.ts';

/** Renewal is due after two thirds of the lifetime. When so much of it is over, it has failed for long. */
const lateAfter = 5 / 6;

const day = 24 * 60 * 60 * 1000;

/** What is wrong with the certificate's renewal, as sentences; empty while it is in time. */
export function troubleWith({ from, to }: Validity, now: number): string[] {
  if (now < from + (to - from) * lateAfter) return [];
  if (now >= to) return ['The certificate has ended: browsers warn every visitor.'];
  return [
    `The certificate should have been renewed long ago. Days left: ${Math.floor((to - now) / day)}.`,
  ];
}
