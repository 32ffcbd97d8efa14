import { expect, test } from 'vitest';
import { claims } from '../claims';
import { myopiaComplications } from './complications';
import { eyeGrowth } from './eye-growth';

test.each(Object.entries(eyeGrowth))(
  'the eye growth of %s matches its claim',
  (_, { treated, control, sentence, claim }) => {
    for (const growth of [treated, control]) {
      if (growth === undefined) continue;
      expect(sentence).toContain(`${growth.toFixed(2)} mm`);
      expect(claims[claim].statement).toContain(`${growth.toFixed(2)} mm`);
    }
  },
);

test('every odds ratio is within its interval, and the claim names the widest interval', () => {
  const intervals = myopiaComplications.flatMap(({ odds }) => odds);
  for (const [times, interval] of intervals) {
    const [low = NaN, high = NaN] = interval.replace(',', '').split('–').map(Number);
    expect(low).toBeLessThan(Number(times));
    expect(high).toBeGreaterThan(Number(times));
  }
  const [roughest, interval] = intervals.at(-1) ?? [];
  expect(claims['myopia-complications'].statement).toContain(
    `${roughest ?? ''} could be anything from ${interval?.replace('–', ' to ') ?? ''}`,
  );
});
