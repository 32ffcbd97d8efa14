import { expect, test } from 'vitest';
import { practice, type Week } from '@/content/practice';
import { business } from './business';
import { openingHoursSpecification } from './opening-hours-specification';

const nineToFive = [{ opens: '09:00', closes: '17:00' }];
const week: Week = {
  Monday: [],
  Tuesday: nineToFive,
  Wednesday: [{ opens: '09:00', closes: '12:00' }],
  Thursday: nineToFive,
  Friday: nineToFive,
  Saturday: [{ opens: '09:00', closes: '13:00' }],
  Sunday: [],
};

test('each group of days has its hours', () => {
  expect(openingHoursSpecification(week)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Tuesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Wednesday'],
      opens: '09:00',
      closes: '12:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '09:00',
      closes: '13:00',
    },
  ]);
});

test('the practice’s hours match practice.yaml', () => {
  expect(business.openingHoursSpecification).toEqual(openingHoursSpecification(practice.hours));
});
