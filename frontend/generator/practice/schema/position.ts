import type { z } from 'zod';
import type { PracticeFile } from './practice-schema.ts';
import {
  hoursBehind,
  likelyTimeZone,
  type TimeZone,
  type UsState,
  usStates,
} from './us-states.ts';

type Box = readonly [south: number, north: number, west: number, east: number];

/** Where each state is, in whole degrees. Of Alaska, the part in the west. */
export const stateBoxes: Readonly<Record<UsState, Box>> = {
  AL: [30, 36, -89, -84],
  AK: [51, 72, -180, -129],
  AZ: [31, 38, -115, -109],
  AR: [32, 37, -95, -89],
  CA: [32, 43, -125, -114],
  CO: [36, 42, -110, -102],
  CT: [40, 43, -74, -71],
  DE: [38, 40, -76, -74],
  DC: [38, 40, -78, -76],
  FL: [24, 32, -88, -79],
  GA: [30, 36, -86, -80],
  HI: [18, 23, -161, -154],
  ID: [41, 50, -118, -111],
  IL: [36, 43, -92, -87],
  IN: [37, 42, -89, -84],
  IA: [40, 44, -97, -90],
  KS: [36, 41, -103, -94],
  KY: [36, 40, -90, -81],
  LA: [28, 34, -95, -88],
  ME: [42, 48, -72, -66],
  MD: [37, 40, -80, -74],
  MA: [41, 43, -74, -69],
  MI: [41, 49, -91, -82],
  MN: [43, 50, -98, -89],
  MS: [30, 36, -92, -88],
  MO: [35, 41, -96, -89],
  MT: [44, 50, -117, -104],
  NE: [39, 44, -105, -95],
  NV: [34, 43, -121, -114],
  NH: [42, 46, -73, -70],
  NJ: [38, 42, -76, -73],
  NM: [31, 38, -110, -102],
  NY: [40, 46, -80, -71],
  NC: [33, 37, -85, -75],
  ND: [45, 50, -105, -96],
  OH: [38, 43, -85, -80],
  OK: [33, 38, -104, -94],
  OR: [41, 47, -125, -116],
  PA: [39, 43, -81, -74],
  RI: [41, 43, -72, -71],
  SC: [32, 36, -84, -78],
  SD: [42, 46, -105, -96],
  TN: [34, 37, -91, -81],
  TX: [25, 37, -107, -93],
  UT: [36, 43, -115, -109],
  VT: [42, 46, -74, -71],
  VA: [36, 40, -84, -75],
  WA: [45, 50, -125, -116],
  WV: [37, 41, -83, -77],
  WI: [42, 48, -93, -86],
  WY: [40, 46, -112, -104],
};

type Position = PracticeFile['geo'];

/** Why this can't be a door in a state: the map would show another place. */
export function positionProblem(
  { latitude, longitude }: Position,
  state: UsState,
): string | undefined {
  const [south, north, west, east] = stateBoxes[state];
  const isInState = (position: Position) =>
    position.latitude >= south &&
    position.latitude <= north &&
    position.longitude >= west &&
    position.longitude <= east;
  if (isInState({ latitude, longitude })) return undefined;
  const mistakes = [
    {
      what: 'The longitude has lost its minus',
      meant: { latitude, longitude: -longitude },
    },
    {
      what: 'Latitude and longitude are swapped',
      meant: { latitude: longitude, longitude: latitude },
    },
    {
      what: 'Latitude and longitude are swapped, and a minus is missing',
      meant: { latitude: longitude, longitude: -latitude },
    },
  ];
  const found = mistakes.find(({ meant }) => isInState(meant));
  if (!found)
    return `${latitude}, ${longitude} isn’t in ${usStates[state]}. Check both numbers, and the state.`;
  const { what, meant } = found;
  return `${what}. Write latitude ${meant.latitude} and longitude ${meant.longitude}.`;
}

/** States with two time zones have an hour between them. */
function timeZoneProblem(
  timeZone: TimeZone,
  state: UsState,
): string | undefined {
  const likely = likelyTimeZone[state];
  if (Math.abs(hoursBehind[timeZone] - hoursBehind[likely]) <= 1)
    return undefined;
  return `${usStates[state]} isn’t in this time zone, so pages would say open while you’re closed. Write ${likely}.`;
}

/** Compares the place on the map and the time zone with the state. */
export function checkPosition(
  {
    address: { state },
    geo,
    timeZone,
  }: Pick<PracticeFile, 'address' | 'geo' | 'timeZone'>,
  context: z.RefinementCtx,
) {
  const problems = [
    { path: ['geo', 'longitude'], message: positionProblem(geo, state) },
    { path: ['timeZone'], message: timeZoneProblem(timeZone, state) },
  ];
  for (const { path, message } of problems)
    if (message) context.addIssue({ code: 'custom', path, message });
}
