import * as is from './shape.ts';

export const isActivity = is.objectWith({
  event: is.oneOf(
    'signed-in',
    'sign-in-refused',
    'sign-ins-limited',
    'signed-out',
    'signed-out-everywhere',
    'password-changed',
    'desk-password-changed',
    'second-factor-on',
    'second-factor-changed',
    'second-factor-off',
    'messages-retried',
    'messages-discarded',
    'live-check-started',
    'day-changed',
  ),
  /** Milliseconds since 1970. */
  at: is.number,
  /**
   * Sessions are numbered in the order of their sign-ins. Absent for refusals,
   * and for what was done on the server.
   */
  session: is.optional(is.number),
  /** Shortened, as in the log. Absent for what was done on the server. */
  address: is.optional(is.text),
  /** Such as `Firefox`. Absent if the browser didn't tell. */
  browser: is.optional(is.text),
  /** The front desk did it. Absent for the admin. */
  isDesk: is.optional(is.boolean),
  /** What was set and taken down for the day. */
  what: is.optional(is.text),
  /** How many messages were retried or discarded. */
  count: is.optional(is.number),
});

/**
 * Something that happened to the admin's account, or that someone did with it.
 */
export type Activity = is.Checked<typeof isActivity>;
export type ActivityEvent = Activity['event'];

/** `GET /api/admin/activity`, newest first. */
export const isActivityList = is.objectWith({
  activity: is.listOf(isActivity),
  /** The number of the session that asks. */
  session: is.number,
});
export type ActivityList = is.Checked<typeof isActivityList>;
