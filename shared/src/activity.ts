import { isListOf, isMissingOr, isNumber, isObjectWith, isOneOf, isText } from './shape.ts';

const events = [
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
] as const;

export type ActivityEvent = (typeof events)[number];

/** Something that happened to the admin's account, or that someone did with it. */
export interface Activity {
  readonly event: ActivityEvent;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Sessions are numbered in the order of their sign-ins. Absent for refusals, and for what was done on the server. */
  readonly session?: number;
  /** Shortened, as in the log. Absent for what was done on the server. */
  readonly address?: string;
  /** Such as `Firefox`. Absent if the browser didn't tell. */
  readonly browser?: string;
  /** How many messages were retried or discarded. */
  readonly count?: number;
}

/** `GET /api/admin/activity`, newest first. */
export interface ActivityList {
  readonly activity: readonly Activity[];
  /** The number of the session that asks. */
  readonly session: number;
}

export const isActivity = isObjectWith<Activity>({
  event: isOneOf(...events),
  at: isNumber,
  session: isMissingOr(isNumber),
  address: isMissingOr(isText),
  browser: isMissingOr(isText),
  count: isMissingOr(isNumber),
});

export const isActivityList = isObjectWith<ActivityList>({
  activity: isListOf(isActivity),
  session: isNumber,
});
