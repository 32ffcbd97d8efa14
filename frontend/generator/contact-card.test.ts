import { expect, test } from 'vitest';
import { opening } from 'practice/opening';
import * as openingHours from '@/content/opening-hours';
import { practice } from '@/content/practice';
import { describeWeek } from '@/content/week';
import { vCard } from './contact-card.ts';

const facts = {
  absoluteUrl: (path: string) => `https://practice.test${path}`,
  openingHours,
};

test('has the phone number and the address', () => {
  const lines = vCard({ ...facts, practice }).split('\r\n');
  expect(lines).toContain('TEL;TYPE=WORK,VOICE:+1-732-555-0142');
  expect(lines).toContain(
    'ADR;TYPE=WORK:;;100 Sample Street;Metuchen;NJ;08840;US',
  );
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
});

test('has late hours and the closed days', () => {
  const late = [{ opens: '18:00', closes: '26:00' }];
  const midnight = [{ opens: '12:00', closes: '24:00' }];
  const hours = { ...opening.hours, Friday: late, Saturday: midnight };
  const card = vCard({
    ...facts,
    openingHours: describeWeek(hours, 60),
    practice,
  });
  expect(card.replaceAll('\r\n ', '')).toContain(
    'Friday 6:00 PM to 2:00 AM\\, Saturday 12:00 PM to midnight. Closed Sunday and Monday.\r\n',
  );
});

test('escapes commas, semicolons and backslashes', () => {
  const card = vCard({
    ...facts,
    practice: { ...practice, name: 'Eyes; Ears, \\ Co.' },
  });
  expect(card).toContain('\r\nORG:Eyes\\; Ears\\, \\\\ Co.\r\n');
});

test('folds lines at 75 bytes, between characters', () => {
  const name = 'é'.repeat(80);
  const card = vCard({ ...facts, practice: { ...practice, name } });
  const longest = Math.max(
    ...card.split('\r\n').map((line) => Buffer.byteLength(line)),
  );
  expect(longest).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`);
});
