import { expect } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { sinceNoted } from '../../src/noted-bytes.ts';
import { routes } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

const KB = 1000;

interface Budget {
  scripts: number;
  all: number;
}

const budgets: Record<string, Partial<Budget>> = {
  '/': { all: 250 * KB },
  '/contact': { scripts: 100 * KB },
  '/admin': { scripts: 122 * KB },
};
const everyPage: Budget = { scripts: 86 * KB, all: 180 * KB };
const mostRequests = 12;
const markup = 20 * KB;

test.use({ viewport: { width: 412, height: 823 } });

for (const { path } of routes) {
  test(`${path} keeps to its budget of bytes and requests`, async ({ page, baseURL }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    await page.goto(path);
    await hydrated(page);

    const files = [...asked].filter(
      (url) => url.startsWith(baseURL ?? '') && !url.includes('/api/'),
    );
    const sizes = await Promise.all(
      files.map(async (url) => ({
        path: new URL(url).pathname,
        bytes: await transferredBytes(url),
      })),
    );
    const sum = (ending: RegExp) =>
      sizes.filter(({ path }) => ending.test(path)).reduce((total, { bytes }) => total + bytes, 0);
    const list = sinceNoted(sizes);
    const budget = { ...everyPage, ...budgets[path] };

    expect.soft(sum(/\.js$/), `scripts in bytes\n${list}`).toBeLessThanOrEqual(budget.scripts);
    expect.soft(sum(/\/[^.]*$/), `HTML with its CSS in bytes\n${list}`).toBeLessThanOrEqual(markup);
    expect.soft(sum(/./), `everything in bytes\n${list}`).toBeLessThanOrEqual(budget.all);
    expect.soft(files.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
    expect.soft(files.length, `requests\n${list}`).toBeLessThanOrEqual(mostRequests);
  });
}
