import { JSDOM } from 'jsdom';
import { beforeEach, expect, test, vi } from 'vitest';
import { longDate } from '@/content/dates';
import { page as contactPage } from '@/pages/contact/page';
import { page as myopiaPage } from '@/pages/myopia-treatment/page';
import { page as servicesPage } from '@/pages/services/page';
import { renderPage } from './entry-prerender';

interface Known {
  isSample: boolean;
  medicalReview: string | undefined;
  checks: Record<string, string | undefined>;
}

const known: Known = vi.hoisted(() => ({
  isSample: false,
  medicalReview: undefined,
  checks: {},
}));

vi.mock(import('practice/core'), async (original) => {
  const core = await original();
  const practice = Object.defineProperty({ ...core.practice }, 'sample', {
    get: () => known.isSample,
  });
  return { ...core, practice };
});

vi.mock(import('practice/details'), async (original) => {
  const { details } = await original();
  Object.defineProperty(details, 'medicalReview', {
    get: () => known.medicalReview,
  });
  return { details };
});

vi.mock('@/content/claim-checks?data', () => ({ claimChecks: known.checks }));

beforeEach(async () => {
  known.isSample = false;
  known.medicalReview = '2026-12-24';
  const { claims } = await import('@/content/claims');
  for (const id of Object.keys(claims)) known.checks[id] = '2026-12-24';
});

/** What the page's text and its structured data say about a review. */
async function reviewOf({ canonical }: { canonical: string }) {
  const { document } = new JSDOM(await renderPage(canonical)).window;
  const paragraphs = [...document.querySelectorAll('main p')].map(
    ({ textContent }) => textContent,
  );
  const scripts = [
    ...document.querySelectorAll('script[type="application/ld+json"]'),
  ];
  const graphs = scripts.map(
    ({ textContent }) =>
      JSON.parse(textContent) as { '@graph': Record<string, unknown>[] },
  );
  const nodes = graphs.flatMap((graph) => graph['@graph']);
  return {
    shown: paragraphs.find((text) =>
      /review(?:ed)? (?:by|this page)/.test(text),
    ),
    structured: nodes
      .filter((node) => 'lastReviewed' in node || 'reviewedBy' in node)
      .map(({ lastReviewed, reviewedBy }) => [
        lastReviewed,
        (reviewedBy as { name: string }).name,
      ]),
  };
}

const none = { shown: undefined, structured: [] };

test('a page whose claims are all checked names its reviewer and the day', async () => {
  expect(await reviewOf(servicesPage)).toEqual({
    shown:
      'Medically reviewed by Dr. Daniel Example, OD, on December 24, 2026.',
    structured: [['2026-12-24', 'Dr. Daniel Example']],
  });
  expect((await reviewOf(myopiaPage)).structured).toEqual([
    ['2026-12-24', 'Dr. Maya Sample'],
  ]);
});

test('a page that cites an unchecked claim names no reviewer, and other pages still do', async () => {
  known.checks['glaucoma-risk'] = undefined;
  expect(await reviewOf(servicesPage)).toEqual(none);
  expect((await reviewOf(myopiaPage)).shown).toContain('Medically reviewed by');
});

const reviewedBefore = (review: string, change: string) => ({
  shown: `Medically reviewed by Dr. Daniel Example, OD, on ${review}. Its text or sources changed on ${change}, and no doctor has read that yet.`,
  structured: [],
});

test('a page with a source that was checked after the review says so, and its structured data names no reviewer', async () => {
  known.checks['glaucoma-risk'] = '2026-12-25';
  expect(await reviewOf(servicesPage)).toEqual(
    reviewedBefore('December 24, 2026', 'December 25, 2026'),
  );
});

test('a page that changed after the review says so, and its structured data names no reviewer', async () => {
  for (const id of Object.keys(known.checks)) known.checks[id] = '2026-01-01';
  known.medicalReview = '2026-01-01';
  expect(await reviewOf(servicesPage)).toEqual(
    reviewedBefore('January 1, 2026', longDate(servicesPage.reviewed ?? '')),
  );
});

test('a page names no reviewer before there was a review', async () => {
  known.medicalReview = undefined;
  expect(await reviewOf(servicesPage)).toEqual(none);
});

test('a page without medical content names no reviewer', async () => {
  expect(await reviewOf(contactPage)).toEqual(none);
});

test('a sample says that its reviewer is made up, and names none in structured data', async () => {
  known.isSample = true;
  expect(await reviewOf(servicesPage)).toEqual({
    shown:
      'Sample: Dr. Daniel Example is made up, so no doctor has reviewed this page.',
    structured: [],
  });
  known.checks['glaucoma-risk'] = undefined;
  expect(await reviewOf(servicesPage)).toEqual(none);
});
