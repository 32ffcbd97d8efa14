import * as is from './shape.ts';

const isOutboxEntry = is.objectWith({
  id: is.text,
  state: is.oneOf('waiting', 'failed', 'quarantined'),
  /** ISO 8601, UTC. */
  receivedAt: is.text,
  /** Failed deliveries so far. */
  attempts: is.number,
  /** Name and codes of the last error; empty before the first. */
  lastError: is.text,
  /** Why it's quarantined; empty if it isn't. */
  reason: is.text,
});

/** An undelivered message, without anything its sender wrote. */
export type OutboxEntry = is.Checked<typeof isOutboxEntry>;
export type OutboxState = OutboxEntry['state'];

const isMessageCounts = is.objectWith({
  waiting: is.number,
  failed: is.number,
  quarantined: is.number,
});
export type MessageCounts = is.Checked<typeof isMessageCounts>;

/** `GET /api/admin/messages` */
export const isMessageList = is.objectWith({
  /** At most 1000 of each state. */
  messages: is.listOf(isOutboxEntry),
  /** Of all of them. */
  counts: isMessageCounts,
  /** How many quarantined messages have been in a digest. */
  listedInDigest: is.number,
  /** In the practice's time zone. The week is today and the six days before. */
  delivered: is.objectWith({ today: is.number, week: is.number }),
  /** Milliseconds since 1970. Absent if none is known. */
  lastReceivedAt: is.optional(is.number),
  /** None: emails are saved as files on the server. */
  mailServer: is.oneOf('available', 'unavailable', 'none'),
});
export type MessageList = is.Checked<typeof isMessageList>;

/** A sentence for each state with more messages than are listed. */
export const partlyListed = (
  listed: readonly OutboxEntry[],
  counts: MessageCounts,
): string[] =>
  (['waiting', 'failed', 'quarantined'] as const).flatMap((state) => {
    const shown = listed.filter((entry) => entry.state === state).length;
    return shown < counts[state]
      ? [`Shown: ${shown} of ${counts[state]} ${state} messages.`]
      : [];
  });

/** `POST /api/admin/messages/retry`: how many messages were queued again. */
export const isRetryResult = is.objectWith({ retried: is.number });
export type RetryResult = is.Checked<typeof isRetryResult>;

/** `POST /api/admin/messages/discard`: how many messages were deleted. */
export const isDiscardResult = is.objectWith({ discarded: is.number });
export type DiscardResult = is.Checked<typeof isDiscardResult>;
