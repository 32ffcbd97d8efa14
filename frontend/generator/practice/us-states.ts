import usStates from './us-states.json' with { type: 'json' };

/** By postal abbreviation. */
export { usStates };

export type UsState = keyof typeof usStates;

/** The states that are mostly in each time zone. */
const statesByTimeZone = {
  'America/New_York':
    'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
} as const;

export type TimeZone = keyof typeof statesByTimeZone;
export const timeZones = Object.keys(statesByTimeZone) as TimeZone[];

/**
 * The time zone of most of a state. Some states have two, so the user must
 * confirm it.
 */
export const likelyTimeZone = (state: UsState): TimeZone | undefined =>
  timeZones.find((zone) => statesByTimeZone[zone].split(' ').includes(state));
