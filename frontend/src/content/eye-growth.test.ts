import { describe, expect, test } from 'vitest';
import { claims } from './claims';
import {
  band,
  eyeGrowth,
  growthTrials,
  type Measured,
  studiesFor,
  wasTested,
  yearlyGrowth,
} from './eye-growth';
import { myopiaComplications } from './myopia';
import { labels } from './treatments';

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
    const [low = NaN, high = NaN] = interval
      .replace(',', '')
      .split('–')
      .map(Number);
    expect(low).toBeLessThan(Number(times));
    expect(high).toBeGreaterThan(Number(times));
  }
  const [roughest, interval] = intervals.slice(-1)[0] ?? [];
  expect(claims['myopia-complications'].statement).toContain(
    `${roughest ?? ''} could be anything from ${interval?.replace('–', ' to ') ?? ''}`,
  );
});

const number = (value: number) => value.toFixed(2).replace('-', '−');

const printed = ({ mean, sd }: Measured, unit: string) =>
  `${number(mean)} ${unit}${sd === undefined ? '' : ` (SD ${number(sd)})`}`;

describe.each(growthTrials)('the trial of $treatment', (trial) => {
  const { statement } = claims[trial.claim];

  test('has the numbers of its claim', () => {
    for (const { millimeters, diopters } of [trial.control, trial.treated]) {
      expect(statement).toContain(printed(millimeters, 'mm'));
      if (diopters) expect(statement).toContain(printed(diopters, 'D'));
    }
  });

  test('has the ages, the period and the place of its claim', () => {
    expect(statement).toContain(`ages ${trial.ages.join(' to ')}`);
    const [count = ''] = trial.period.split(' ');
    expect(statement).toMatch(
      count === 'one' ? /first year/ : RegExp(`${count}[ -]year`),
    );
    expect(statement).toContain(trial.place);
  });

  test('grew more without the treatment', () =>
    expect(trial.control.millimeters.mean).toBeGreaterThan(
      trial.treated.millimeters.mean,
    ));
});

test('growth by age has the numbers of its claim', () => {
  const { statement } = claims['myopia-growth-by-age'];
  for (const { ages, millimeters } of yearlyGrowth) {
    const sentence = `At (?:ages )?${ages.join(' to ')}, [^A]*? ${number(millimeters)} mm`;
    expect(statement).toMatch(RegExp(sentence));
  }
});

test('a band is one standard deviation wide to both sides, and none without it', () => {
  expect(band({ mean: 0.63, sd: 0.26 })).toEqual([0.37, 0.89]);
  expect(band({ mean: -0.81, sd: 0.53 })).toEqual([-1.34, -0.28]);
  expect(band({ mean: 0.34 })).toBeUndefined();
});

test('a child is compared only with children like those in the trial', () => {
  const [trial] = growthTrials.filter(({ ages }) => ages[0] === 6);
  if (!trial) throw new Error('No trial starts at 6.');
  expect(wasTested(trial, 6, -0.5)).toBe(true);
  expect(wasTested(trial, 10, -4)).toBe(true);
  expect(wasTested(trial, 10)).toBe(true);
  expect(wasTested(trial, 11, -2)).toBe(false);
  expect(wasTested(trial, 8, -4.25)).toBe(false);
  expect(wasTested(trial, 8, 0)).toBe(false);
});

describe.each(Object.entries(labels))(
  'the label of %s',
  (treatment, { ages, prescriptions }) => {
    const ageRange = Array.from(
      { length: ages[1] - ages[0] + 1 },
      (_, index) => ages[0] + index,
    );

    test('has the ages and the prescriptions of its claim', () => {
      const { statement } =
        claims[
          treatment === 'soft-lenses'
            ? 'soft-lenses-label'
            : 'myopia-glasses-label'
        ];
      expect(statement).toContain(`start at ages ${ages.join(' to ')}`);
      expect(statement).toContain(prescriptions.map(number).join(' to '));
    });

    test.each(ageRange)(
      'doesn’t let the tool call it untested at age %s',
      (age) => {
        for (const prescription of [undefined, ...prescriptions]) {
          const untested = studiesFor(age, prescription).untested.map(
            (trial) => trial.treatment,
          );
          expect(untested).not.toContain(treatment);
        }
      },
    );
  },
);

test('each treatment is in one list, with its millimeters if there are any', () => {
  const ids = (age: number) =>
    Object.values(studiesFor(age, -2)).map((list) =>
      list.map(({ treatment }) => treatment),
    );
  expect(ids(7)).toEqual([
    ['overnight-lenses', 'atropine'],
    ['myopia-glasses'],
    ['soft-lenses'],
  ]);
  expect(ids(9)).toEqual([
    growthTrials.map(({ treatment }) => treatment),
    [],
    [],
  ]);
  expect(ids(15)).toEqual([
    [],
    [],
    growthTrials.map(({ treatment }) => treatment),
  ]);
});
