import { expect } from '@playwright/test';
import { siteUrl } from './environment.ts';
import { transferredBytes } from './transferred-bytes.ts';
import type { Visit } from './visits.ts';

/** With the path that was typed. */
type TypedVisit = Visit & { typed: string };

const KB = 1000;

interface Budget {
  scripts: number;
  all: number;
  requests: number;
}

/** Another is the icon, which a headless browser doesn't ask for. */
const mostRequests = 14;
/** Five doctors' faces are near the first screen. */
const withFaces = mostRequests + 2;

const budgets: Record<string, Partial<Budget>> = {
  '/': { all: 300 * KB, requests: withFaces },
  '/es': { all: 300 * KB, requests: withFaces },
  '/about': { requests: withFaces },
  '/es/about': { requests: withFaces },
  // With the menu, and the form's answer that says what comes next.
  '/contact': { scripts: 110.5 * KB },
  '/es/contact': { scripts: 110.5 * KB },
  // Small pictures that load lazily, 0.5 to 1 kB each.
  '/services': { requests: 16 },
  '/es/services': { requests: 16 },
  '/admin': { scripts: 125 * KB },
};
const everyPage: Budget = {
  // Hours of the next days, a call in place of a booking, more ways to close the
  // menu.
  scripts: 96 * KB,
  all: 220 * KB,
  requests: mostRequests,
};
/** It has its own budget: tests/stack/vitals.spec.ts. */
const vitals = '/assets/vitals-';

/**
 * Expects the first visit of a page to stay within its budget of bytes and
 * requests.
 */
export async function expectFirstLoadWithinBudget({
  requests,
  typed,
}: TypedVisit): Promise<void> {
  const asked = new Set(requests.map((request) => request.url()));
  const files = [...asked].filter(
    (url) =>
      url.startsWith(siteUrl) &&
      !url.includes('/api/') &&
      !url.includes(vitals),
  );
  const sizes = await Promise.all(
    files.map(async (url) => ({
      path: new URL(url).pathname,
      bytes: await transferredBytes(url),
    })),
  );
  const sum = (ending: RegExp) =>
    sizes
      .filter(({ path }) => ending.test(path))
      .reduce((total, { bytes }) => total + bytes, 0);
  const list = sizes
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ path, bytes }) => `${bytes.toString()} ${path}`)
    .join('\n');
  const budget = { ...everyPage, ...budgets[typed] };
  const scripts = sum(/\.js$/);

  expect.soft(scripts, `scripts in bytes\n${list}`).toBeGreaterThan(0);
  expect
    .soft(scripts, `scripts in bytes\n${list}`)
    .toBeLessThanOrEqual(budget.scripts);
  expect
    .soft(sum(/./), `everything in bytes\n${list}`)
    .toBeLessThanOrEqual(budget.all);
  const fonts = files.filter((url) => url.endsWith('.woff2'));
  expect.soft(fonts, 'fonts').toHaveLength(1);
  expect
    .soft(files.length, `requests\n${list}`)
    .toBeLessThanOrEqual(budget.requests);
}
