import { createHash, randomUUID } from 'node:crypto';
import {
  consent,
  type WrittenField,
  writtenFields,
} from 'shared/contact-rules';
import { languageOf } from '../config/practice.ts';
import type { OfficeNow } from '../day/day.service.ts';
import type { OutboxItem } from '../outbox/delivery-queue.ts';
import type { overHourlyLimit } from '../outbox/quarantine.ts';
import type { ContactMessageDto } from './dto/contact-message.dto.ts';

/** The fields that the visitor filled in. */
type ContactMessage = Pick<ContactMessageDto, WrittenField>;

/** A bot signal. */
export type Suspicion = 'hidden field filled in' | 'filled in too fast';

/** What the checks have found. */
export interface Findings {
  /** Why the message is quarantined. */
  readonly reason?: Suspicion | typeof overHourlyLimit;
  /** Why it's mailed with a mark, because it's urgent. */
  readonly suspicion?: Suspicion;
}

/** An accepted message, as stored in the outbox or the quarantine. */
export interface Submission extends OutboxItem {
  /**
   * Why it's marked as suspected spam, although it's urgent and so mailed at
   * once.
   */
  readonly suspicion?: string;
  /**
   * The version of the consent text that the visitor agreed to, with its
   * language unless it's English.
   */
  readonly consentVersion: string;
  /** The language of the page that the visitor used, unless it was English. */
  readonly language?: string;
  /**
   * The office when it came in. Absent in messages from before
   * this release.
   */
  readonly office?: OfficeNow;
  readonly message: ContactMessage;
}

export type QuarantinedSubmission = Submission & { readonly reason: string };

export const isQuarantined = (
  submission: Submission,
): submission is QuarantinedSubmission => submission.reason !== undefined;

/**
 * Assigns the ID. The same message with the same idempotency key is the same
 * submission, so a double click or a retry is delivered once. A different text
 * with the same key is a different submission, so nothing is lost.
 */
export function toSubmission(
  sent: ContactMessageDto,
  idempotencyKey: string | undefined,
  findings: Findings,
  officeNow: OfficeNow,
): Submission {
  const given = writtenFields
    .filter((name) => sent[name])
    .map((name) => [name, sent[name]]);
  const written = Object.fromEntries(given) as ContactMessage;
  const language = languageOf(sent);
  return {
    id: idempotencyKey ? digest(idempotencyKey, written) : randomUUID(),
    receivedAt: new Date().toISOString(),
    consentVersion: [consent.version, language].filter(Boolean).join('-'),
    ...(language && { language }),
    ...findings,
    office: officeNow,
    message: written,
  };
}

function digest(idempotencyKey: string, written: ContactMessage): string {
  const parts = [
    idempotencyKey,
    ...writtenFields.map((name) => written[name] ?? ''),
  ];
  return createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('hex')
    .slice(0, 32);
}

/** Milliseconds. No person fills in the form faster. */
const minFillTime = 3000;

/**
 * Detects bots by the form's extra fields. A missing or invalid value isn't a
 * signal.
 */
export function suspicionOf({
  comments,
  openFor,
}: ContactMessageDto): Suspicion | undefined {
  if (isFilled(comments)) return 'hidden field filled in';
  return isTooShort(openFor) ? 'filled in too fast' : undefined;
}

/**
 * Password managers can leave whitespace. A value that isn't text was sent by a
 * program.
 */
const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : value !== undefined && value !== null;

const isTooShort = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value < minFillTime;
