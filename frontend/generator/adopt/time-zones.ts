import type { z } from 'zod';
import type { practiceSchema } from '../practice/practice-schema.ts';
import type { UsState } from '../practice/us-states.ts';

type TimeZone = z.output<typeof practiceSchema>['timeZone'];

const statesOf: Readonly<Partial<Record<TimeZone, string>>> = {
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

/** The time zone of most of a state. Some states have two, so the user must confirm it. */
export function likelyTimeZone(state: UsState): TimeZone {
  const zones = Object.entries(statesOf) as [TimeZone, string][];
  return zones.find(([, states]) => states.split(' ').includes(state))?.[0] ?? 'America/New_York';
}
