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
  documents: [{ id: 'privacy', reviewed: { date: '2026-12-01', by: 'Jane Roe' } }],
  pages: [{ canonical: '/about/' }, { canonical: '/services/', reviewed: '2026-12-01' }],
  medicalReview: '2026-12-01',
};

test('finds nothing in reviewed content of a real practice', () => {
  expect(launchChecklist(ready)).toEqual([]);
});

test('reports an example site in one sentence', () => {
  const practice = { ...ready.practice, sample: true, bookingUrl: 'https://booking.example.com/' };
  expect(launchChecklist({ ...ready, practice })).toEqual([
    expect.stringContaining('The whole practice is made up'),
  ]);
});

test('reports placeholder links', () => {
  const practice = { ...ready.practice, bookingUrl: 'https://booking.example.com/us' };
  expect(launchChecklist({ ...ready, practice })).toEqual([
    expect.stringContaining('These links don’t lead anywhere yet: Booking.'),
  ]);
});

test('counts claims whose source hasn’t been checked', () => {
  const claims = { ...ready.claims, contacts: claim };
  expect(launchChecklist({ ...ready, claims })).toEqual([
    expect.stringContaining('1 of 2 medical claims'),
  ]);
});

test('reports each legal page that is still a template', () => {
  const documents = [...ready.documents, { id: 'accessibility' }, { id: 'nondiscrimination' }];
  expect(launchChecklist({ ...ready, documents })).toEqual([
    expect.stringMatching(
      /^\/accessibility\/ is a template\. Copy .*text\/en\/legal\/accessibility\.md/,
    ),
    expect.stringMatching(/^\/nondiscrimination\/ is a template/),
  ]);
});

test.each(['2026-11-30', undefined])(
  'names the medical pages that have changed since a doctor read them: %s',
  (medicalReview) => {
    expect(launchChecklist({ ...ready, medicalReview })).toEqual([
      expect.stringContaining('since it changed: /services/. Have one read them'),
    ]);
  },
);
