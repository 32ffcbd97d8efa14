import { createHash, randomUUID } from 'node:crypto';
import {
  consent,
  type WrittenField,
  writtenFields,
} from '../../../frontend/src/content/contact-rules.ts';
import type { OutboxItem } from '../outbox/delivery-queue.ts';
import type { ContactMessageDto } from './dto/contact-message.dto.ts';

/** What the visitor wrote, without what the page added. */
type ContactMessage = Pick<ContactMessageDto, WrittenField>;

export const overHourlyLimit = 'form over its hourly limit';

/** Why a message is quarantined: a bot signal, or too many messages from all visitors together. */
export type QuarantineReason =
  'hidden field filled in' | 'filled in too fast' | typeof overHourlyLimit;

/** A message that was accepted, as it waits in the outbox or in the quarantine. */
export interface Submission extends OutboxItem {
  /** Which text the visitor agreed to, at the time of `receivedAt`. */
  readonly consentVersion: string;
  readonly message: ContactMessage;
}

export type QuarantinedSubmission = Submission & { readonly reason: string };

export const isQuarantined = (submission: Submission): submission is QuarantinedSubmission =>
  submission.reason !== undefined;

/** Quarantined only because it was above the hourly limit: it can be from a patient. */
export const isOverflow = ({ reason }: QuarantinedSubmission): boolean =>
  reason === overHourlyLimit;

interface Circumstances {
  readonly idempotencyKey: string | undefined;
  /** Why the message goes into the quarantine, if it does. */
  readonly reason: QuarantineReason | undefined;
}

/**
 * Gives a message its identity. The same message under the same idempotency key is the same
 * submission, so a double click or a retry after a broken connection arrives once; another text
 * under that key is another submission, so that nothing is lost.
 */
export function toSubmission(
  sent: ContactMessageDto,
  { idempotencyKey, reason }: Circumstances,
): Submission {
  const given = writtenFields.filter((name) => sent[name]).map((name) => [name, sent[name]]);
  const written = Object.fromEntries(given) as ContactMessage;
  return {
    id: idempotencyKey ? digest(idempotencyKey, written) : randomUUID(),
    receivedAt: new Date().toISOString(),
    consentVersion: consent.version,
    ...(reason && { reason }),
    message: written,
  };
}

function digest(idempotencyKey: string, written: ContactMessage): string {
  const parts = [idempotencyKey, ...writtenFields.map((name) => written[name] ?? '')];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
