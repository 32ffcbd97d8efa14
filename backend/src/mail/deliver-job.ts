import type { Job } from 'bullmq';
import type { Mail, Mailer } from './mailer.ts';

/**
 * Stored as progress, not in the job's data: a frozen process could otherwise
 * restore a body that another process has already deleted.
 */
interface DeliveryProgress {
  readonly deliveredTo: readonly string[];
}

/** Recipients of earlier attempts. */
const deliveredRecipients = ({ progress }: Job): readonly string[] =>
  typeof progress === 'object'
    ? (progress as DeliveryProgress).deliveredTo
    : [];

/**
 * Delivers a job's mail to every recipient who doesn't have it yet. Rejects if
 * one still doesn't then, so that the job is tried again.
 */
export async function deliverJob(
  mailer: Mailer,
  mail: Mail,
  job: Job,
): Promise<void> {
  const deliveredTo = [...deliveredRecipients(job)];
  await mailer.deliverToEach(mail, [...deliveredTo], (recipient) => {
    deliveredTo.push(recipient);
    return job.updateProgress({ deliveredTo } satisfies DeliveryProgress);
  });
}
