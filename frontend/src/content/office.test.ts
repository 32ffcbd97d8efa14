import { expect, test } from 'vitest';
import { office } from './office';
import { opening } from 'practice/opening';

const { clockChanges } = office;

test('the build computes the practice’s own zone for the years until the next build', () => {
  const [change] = clockChanges.slice(-1);
  const [last] = change ?? [0];
  const years = (last * 60_000 - Date.now()) / (365.25 * 86_400_000);
  if (
    opening.timeZone !== 'America/Phoenix' &&
    opening.timeZone !== 'Pacific/Honolulu'
  ) {
    // On December 31, the fifth year has just begun.
    expect(years).toBeGreaterThan(3.8);
    expect(clockChanges.length).toBeGreaterThan(10);
  }
});
