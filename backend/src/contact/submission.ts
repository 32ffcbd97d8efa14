import { createHash, randomUUID } from 'node:crypto';
import { consent } from '../../../frontend/src/content/contact-rules.ts';
import type { OutboxItem } from '../outbox/outbox-item.ts';
import type { ContactMessageDto } from './dto/contact-message.dto.ts';

/** A message that was accepted, as it waits in the queue. */
export interface Submission extends OutboxItem {
  /** Which text the visitor agreed to. */
  readonly consentVersion: string;
  readonly message: ContactMessageDto;
}

/**
 * Gives a message its identity. The same message under the same idempotency key is the same
 * submission, so a double click or a retry after a broken connection arrives once; another text
 * under that key is another submission, so that nothing is lost.
 */
export function toSubmission(message: ContactMessageDto, idempotencyKey?: string): Submission {
  return {
    id: idempotencyKey ? digest(idempotencyKey, message) : randomUUID(),
    receivedAt: new Date().toISOString(),
    consentVersion: consent.version,
    message,
  };
}

function digest(idempotencyKey: string, message: ContactMessageDto): string {
  const { firstName, lastName, email, phone = '', subject, message: text } = message;
  const parts = [idempotencyKey, firstName, lastName, email, phone, subject, text];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
