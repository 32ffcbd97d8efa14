import { expect, test } from 'vitest';
import type { Claim } from '../../src/content/claims.ts';
import { unconfirmedContent, unreviewedLanguages } from './launch-checklist.ts';

test('lists languages whose pages no one has read, unless the practice wants none', () => {
  const locales = [
    { language: 'en', name: 'English', prefix: '' },
    { language: 'es', name: 'Español', prefix: '/es', pages: ['home'] },
  ];
  expect(
    unreviewedLanguages({ confirmed: [], translations: {} }, locales),
  ).toEqual([
    expect.stringMatching(
      /^Nobody has read the pages in Español, so \/es\/ is only built for/,
    ),
  ]);
  const es = { reviewedBy: 'Ana Example', reviewed: '2026-12-01' };
  expect(
    unreviewedLanguages({ confirmed: [], translations: { es } }, locales),
  ).toEqual([]);
  expect(
    unreviewedLanguages(
      { confirmed: ['no Español'], translations: {} },
      locales,
    ),
  ).toEqual([]);
});

const claim: Claim = {
  statement: 'Glasses help.',
  source: {
    title: 'Glasses',
    publisher: 'An institute',
    url: 'https://www.nei.nih.gov/',
  },
  noted: '2026-11-20',
};

const confirmed = {
  sample: false,
  bookingUrl: 'https://book.metuchen-eyes.us/' as string | undefined,
  social: [{ name: 'Facebook', url: 'https://www.facebook.com/metuchen-eyes' }],
  medicalReview: '2026-12-01' as string | undefined,
};
const approved = {
  id: 'privacy',
  reviewed: { date: '2026-12-01', by: 'Jane Roe' },
};

/** What a reviewed practice has to confirm after a change. */
function unconfirmed(
  change: Partial<typeof confirmed>,
  templates: readonly { id: string; language?: string; open: string[] }[] = [],
  claims: Record<string, Claim> = {},
  html = '<script>{"lastReviewed":"2026-12-01"}</script>',
) {
  const practice = { ...confirmed, ...change };
  const loaded = { practice, legal: [approved, ...templates] };
  return unconfirmedContent(
    loaded as unknown as Parameters<typeof unconfirmedContent>[0],
    [
      { canonical: '/about/', path: '/about' },
      { canonical: '/services/', path: '/services', reviewed: '2026-12-01' },
    ],
    new Map([
      ['/about', '<p>About us</p>'],
      ['/services', html],
    ]),
    { glasses: { ...claim, checked: '2026-12-01' }, ...claims },
  );
}

const byPhone = { bookingUrl: undefined };
const placeholder = { bookingUrl: 'https://booking.example.com/us' };
const templates = [
  { id: 'accessibility', open: ['Who is responsible.', 'When.'] },
  { id: 'nondiscrimination', open: [] },
];
const unread = /since it changed: \/services\/\. Have one read them/;

test.each([
  ['nothing in reviewed content', unconfirmed({}), []],
  [
    'an example in one sentence',
    unconfirmed({ ...placeholder, sample: true }),
    [/is made up/],
  ],
  [
    'a placeholder link',
    unconfirmed(placeholder),
    [/links don’t lead anywhere yet: Booking\./],
  ],
  ['nothing of a practice that books by phone', unconfirmed(byPhone), []],
  [
    'a claim without a check, in a sample and after a review, too',
    [
      ...unconfirmed({}, [], { claim }),
      ...unconfirmed({ sample: true }, [], { claim }),
    ],
    [/^1 of 2 medical claims/, /is made up/, /^1 of 2 medical claims/],
  ],
  [
    'pages that name no reviewer although a doctor has read them',
    unconfirmed({}, [], {}, '<p>Services</p>'),
    [
      /^These pages name no reviewer.* on the day of medicalReview: \/services\/\. Once/,
    ],
  ],
  [
    'pages that no doctor has read only once',
    unconfirmed({ medicalReview: '2026-11-30' }, [], {}, '<p>Services</p>'),
    [unread],
  ],
  [
    'no reviewer of a sample’s pages',
    unconfirmed({ sample: true }, [], {}, '<p>Services</p>'),
    [/is made up/],
  ],
  [
    'each template of a legal page',
    unconfirmed({}, templates),
    [
      /^\/accessibility\/ is a template\. Copy .*\/accessibility\.md.* Open: Who is responsible\. When\.$/,
      /^\/nondiscrimination\/ is a template.*name\.$/,
    ],
  ],
  [
    'a template in another language',
    unconfirmed({}, [{ id: 'good-faith-estimates', language: 'es', open: [] }]),
    [
      /^\/es\/good-faith-estimates\/ is .* Copy .*legal\/es\/\S+ to .*text\/es\/legal\/good-/,
    ],
  ],
  [
    'medical text changed since a review',
    unconfirmed({ medicalReview: '2026-11-30' }),
    [unread],
  ],
  [
    'medical text without a review',
    unconfirmed({ medicalReview: undefined }),
    [unread],
  ],
])('lists %s', (_, found, expected) =>
  expect(found).toEqual(
    expected.map((part) => expect.stringMatching(part) as string),
  ),
);
