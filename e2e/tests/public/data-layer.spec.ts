import { expect, type Page } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { routes } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

/** Words that minifying leaves in the libraries of the admin's data layer. */
const marks = { axios: 'AxiosError', query: 'refetchOnWindowFocus', toast: 'swipeThreshold' };

/** What a public page may have of them. */
const own: Record<string, string[]> = { '/contact': ['toast'] };

/** The libraries within the scripts that a page loads by itself. */
async function librariesOf(page: Page, path: string): Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  await page.goto(path);
  await hydrated(page);
  const scripts = (await Promise.all(bodies)).join('\n');
  return Object.entries(marks).flatMap(([library, mark]) =>
    scripts.includes(mark) ? [library] : [],
  );
}

for (const { path } of routes.filter(({ indexed }) => indexed)) {
  test(`${path} loads nothing of the admin's data layer`, async ({ page }) => {
    expect(await librariesOf(page, path)).toEqual(own[path] ?? []);
  });
}

test('/admin loads its data layer', async ({ page }) => {
  expect(await librariesOf(page, '/admin')).toEqual(expect.arrayContaining(['axios', 'query']));
});
