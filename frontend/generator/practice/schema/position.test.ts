import { expect, test } from 'vitest';
import { positionProblem } from './position.ts';

test.each<[latitude: number, longitude: number, message: string | undefined]>([
  [40.54, -74.36, undefined],
  [
    40.54,
    74.36,
    'The longitude has lost its minus. Write latitude 40.54 and longitude -74.36.',
  ],
  [
    -74.36,
    40.54,
    'Latitude and longitude are swapped. Write latitude 40.54 and longitude -74.36.',
  ],
  [
    74.36,
    40.54,
    'Latitude and longitude are swapped, and a minus is missing. Write latitude 40.54 and longitude -74.36.',
  ],
  [
    39.33,
    -82.1,
    '39.33, -82.1 isn’t in New Jersey. Check both numbers, and the state.',
  ],
])('a door in New Jersey at %d, %d: %s', (latitude, longitude, message) =>
  expect(positionProblem({ latitude, longitude }, 'NJ')).toBe(message),
);

test('finds a swapped place in the far west', () =>
  expect(positionProblem({ latitude: -157.8, longitude: 21.3 }, 'HI')).toMatch(
    /^Latitude and longitude are swapped\. /,
  ));
