import { expect, type Page } from '@playwright/test';
import { addresses, canonicalPath } from '../../src/routes.ts';
import { sinceBaseline } from '../../src/size-baseline.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';
import { test, type Visit } from '../../src/visits.ts';

const KB = 1000;

interface Budget {
  scripts: number;
  all: number;
}

const budgets: Record<string, Partial<Budget>> = {
  '/': { all: 250 * KB },
  '/contact': { scripts: 100 * KB },
  '/es/contact': { scripts: 100 * KB },
  '/admin': { scripts: 122 * KB },
};
const everyPage: Budget = { scripts: 86 * KB, all: 180 * KB };
const mostRequests = 12;
/** It has its own budget: tests/privacy/vitals.spec.ts. */
const vitals = '/assets/vitals-';
const markup = 20 * KB;

/** Strings that identify the admin's libraries in minified code. */
const marks = { axios: 'AxiosError', query: 'refetchOnWindowFocus', toast: 'swipeThreshold' };

/** The libraries that each page uses. */
const own: Record<string, string[]> = {
  '/contact': ['toast'],
  '/es/contact': ['toast'],
  '/admin': ['axios', 'query'],
};

/** The libraries in the scripts that a page loads without interaction. */
async function librariesOf({ requests }: Visit): Promise<string[]> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const bodies = await Promise.all(
    scripts.map(async (request) => (await request.response())?.text()),
  );
  expect(bodies.join('').length, 'characters of scripts').toBeGreaterThan(100_000);
  return Object.entries(marks).flatMap(([library, mark]) =>
    bodies.some((body) => body?.includes(mark)) ? [library] : [],
  );
}

/** Scripts of this page with the start time of their request, in milliseconds. */
const scriptTimes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ url: name, startTime })),
  );

for (const { route, typed, settled } of addresses) {
  const isShort = typed === route.path;
  // Phone width without the slash, desktop width with it.
  const options = {
    uncached: true,
    ...(isShort && { viewport: { width: 412, height: 823 } }),
  };

  test.describe(typed, () => {
    // Read-only tests share one load of the page.
    test.describe.configure({ mode: 'default' });

    test(`${typed} hydrates without console errors at ${settled}`, async ({ visits, baseURL }) => {
      const { page, messages } = await visits.to(typed, options);
      await expect(page).toHaveURL(new URL(settled, baseURL).href);
      expect(messages).toEqual([]);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute(
        'href',
        new RegExp(`^https?://[^/]+${canonicalPath(route)}$`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    if (!isShort) return;

    test(`${typed} stays within its budget of bytes and requests`, async ({ visits, baseURL }) => {
      const { requests } = await visits.to(typed, options);
      const asked = new Set(requests.map((request) => request.url()));
      const files = [...asked].filter(
        (url) => url.startsWith(baseURL ?? '') && !url.includes('/api/') && !url.includes(vitals),
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
      const list = sinceBaseline(sizes);
      const budget = { ...everyPage, ...budgets[typed] };
      const scripts = sum(/\.js$/);
      const html = sum(/\/[^.]*$/);

      expect.soft(scripts, `scripts in bytes\n${list}`).toBeGreaterThan(0);
      expect.soft(scripts, `scripts in bytes\n${list}`).toBeLessThanOrEqual(budget.scripts);
      expect.soft(html, `HTML with its CSS in bytes\n${list}`).toBeGreaterThan(0);
      expect.soft(html, `HTML with its CSS in bytes\n${list}`).toBeLessThanOrEqual(markup);
      expect.soft(sum(/./), `everything in bytes\n${list}`).toBeLessThanOrEqual(budget.all);
      expect.soft(files.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
      expect.soft(files.length, `requests\n${list}`).toBeLessThanOrEqual(mostRequests);
    });

    test(`${typed} loads ${own[typed]?.join(' and ') ?? 'none'} of the admin's libraries`, async ({
      visits,
    }) => {
      expect(await librariesOf(await visits.to(typed, options))).toEqual(own[typed] ?? []);
    });

    if (!route.indexed) return;

    test(`${typed} requests only a small script before the first paint`, async ({ visits }) => {
      const { page } = await visits.to(typed, options);
      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      );
      const early = (await scriptTimes(page)).filter(({ startTime }) => startTime < painted);
      expect(early).toHaveLength(1);
      const bytes = await Promise.all(early.map(({ url }) => transferredBytes(url)));
      expect(bytes[0]).toBeLessThanOrEqual(2000);
    });
  });
}
