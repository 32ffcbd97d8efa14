import { expect, test } from 'vitest';
import * as openingHours from '@/content/opening-hours';
import { practice } from '@/content/practice';
import { folded, vCard } from './contact-card.ts';

const facts = { absoluteUrl: (path: string) => `https://practice.test${path}`, openingHours };

test('has the phone number and the address', () => {
  const lines = vCard({ ...facts, practice }).split('\r\n');
  expect(lines).toContain('TEL;TYPE=WORK,VOICE:+1-732-555-0142');
  expect(lines).toContain('ADR;TYPE=WORK:;;100 Sample Street;Metuchen;NJ;08840;US');
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
});

test('escapes commas, semicolons and backslashes', () => {
  const card = vCard({ ...facts, practice: { ...practice, name: 'Eyes; Ears, \\ Co.' } });
  expect(card).toContain('\r\nFN:Eyes\\; Ears\\, \\\\ Co.\r\n');
});

test('folds lines at 75 bytes, between characters', () => {
  const lines = folded(`NOTE:${'é'.repeat(80)}`).split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
  expect(lines.map((line, index) => (index > 0 ? line.slice(1) : line)).join('')).toBe(
    `NOTE:${'é'.repeat(80)}`,
  );
});
