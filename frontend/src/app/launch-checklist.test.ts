import { expect, test } from 'vitest';
import type { Claim } from '@/content/claims';
import { launchChecklist } from './launch-checklist';

const claim: Claim = {
  statement: 'Glasses help.',
  source: { title: 'Glasses', publisher: 'An institute', url: 'https://www.nei.nih.gov/' },
  noted: '2026-11-20',
};

const ready = {
  practice: {
    sample: false,
    bookingUrl: 'https://book.metuchen-eyes.us/',
    social: [{ name: 'Facebook', url: 'https://www.facebook.com/metuchen-eyes' }],
  },
  claims: { glasses: { ...claim, checked: '2026-12-01' } },
};

test('finds nothing in checked content of a real practice', () => {
  expect(launchChecklist(ready)).toEqual([]);
});

test('says in one sentence that the site is an example', () => {
  const practice = { ...ready.practice, sample: true, bookingUrl: 'https://booking.example.com/' };
  expect(launchChecklist({ ...ready, practice })).toEqual([
    expect.stringContaining('Invented: the whole practice'),
  ]);
});

test('names the links that are placeholders', () => {
  const practice = { ...ready.practice, bookingUrl: 'https://booking.example.com/us' };
  expect(launchChecklist({ ...ready, practice })).toEqual([
    expect.stringContaining('Links that lead nowhere: Booking.'),
  ]);
});

test('counts the claims whose source hasn’t been opened', () => {
  const claims = { ...ready.claims, contacts: claim };
  expect(launchChecklist({ ...ready, claims })).toEqual([
    expect.stringContaining('1 of 2 medical claims'),
  ]);
});
