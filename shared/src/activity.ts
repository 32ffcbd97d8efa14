import {
  type Checked,
  isListOf,
  isMissingOr,
  isNumber,
  isObjectWith,
  isOneOf,
  isText,
} from './shape.ts';

export const isActivity = isObjectWith({
  event: isOneOf(
    'signed-in',
    'sign-in-refused',
    'sign-ins-limited',
    'signed-out',
    'signed-out-everywhere',
    'password-changed',
    'second-factor-on',
    'second-factor-changed',
    'second-factor-off',
    'messages-retried',
    'messages-discarded',
    'live-check-started',
  ),
  /** Milliseconds since 1970. */
  at: isNumber,
  /** Sessions are numbered in the order of their sign-ins. Absent for refusals, and for what was done on the server. */
  session: isMissingOr(isNumber),
  /** Shortened, as in the log. Absent for what was done on the server. */
  address: isMissingOr(isText),
  /** Such as `Firefox`. Absent if the browser didn't tell. */
  browser: isMissingOr(isText),
  /** How many messages were retried or discarded. */
  count: isMissingOr(isNumber),
});

/** Something that happened to the admin's account, or that someone did with it. */
export type Activity = Checked<typeof isActivity>;
export type ActivityEvent = Activity['event'];

/** `GET /api/admin/activity`, newest first. */
export const isActivityList = isObjectWith({
  activity: isListOf(isActivity),
  /** The number of the session that asks. */
  session: isNumber,
});
export type ActivityList = Checked<typeof isActivityList>;
