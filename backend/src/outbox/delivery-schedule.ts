const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds to wait after each failed attempt; they add up to more than a day. */
const backoffs = [
  10_000,
  30_000,
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  6 * hour,
  6 * hour,
];

/** After the last of these a message counts as failed and waits for a person. */
export const deliveryAttempts = backoffs.length + 1;

/** Milliseconds until the next attempt, after so many were made. */
export function backoff(attemptsMade: number): number {
  return backoffs[attemptsMade - 1] ?? 6 * hour;
}
