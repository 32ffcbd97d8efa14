import { expect, test, type Page } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';

const footnotes = '[id^="source-"]';

/** URLs of the scripts loaded from now on that contain a text. File names aren't stable. */
function scriptsLoadedBy(page: Page): (text: string) => Promise<string[]> {
  const loaded: Promise<{ url: string; body: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // The body is unavailable if the test ends first.
    const text = response.text().catch(() => '');
    loaded.push(text.then((body) => ({ url: response.url(), body })));
  });
  return async (text) => {
    const scripts = await Promise.all(loaded);
    expect(scripts.length, 'scripts in all').toBeGreaterThan(2);
    return scripts.filter(({ body }) => body.includes(text)).map(({ url }) => url);
  };
}

test('keeps served footnotes, and loads their script only on client-side navigation', async ({
  page,
  context,
}) => {
  const scriptsWith = scriptsLoadedBy(page);
  await page.goto('/myopia-management/');
  const served = await page.locator(footnotes).count();
  expect(served).toBeGreaterThan(0);
  await hydrated(page);

  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  const first = page.locator(`${footnotes}:target`);
  await expect(first).toBeVisible();
  await expect(page.locator(footnotes)).toHaveCount(served);
  const source = (await first.getByRole('link').first().getAttribute('href')) ?? '';
  expect(source).toMatch(/^https:/);
  expect(await scriptsWith(source)).toEqual([]);

  const other = await context.newPage();
  const otherScriptsWith = scriptsLoadedBy(other);
  await other.goto('/');
  await hydrated(other);
  expect(await otherScriptsWith(source)).toEqual([]);
  await followLink(other, '/myopia-management/');
  await expect(other.locator(footnotes)).toHaveCount(served);
  expect(await otherScriptsWith(source)).toHaveLength(1);
});

test('shows table and footnotes after client-side navigation', async ({ page }) => {
  await page.goto('/myopia-management/');
  await hydrated(page);
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.getByRole('link', { name: 'Compare the treatments' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('compared');
  await expect(page.getByRole('columnheader', { name: 'Atropine drops' })).toBeVisible();
  await expect(page.locator(footnotes).first()).toBeVisible();
  expect(loads).toBe(0);
});

test('a page’s static sections come with one script', async ({ page }) => {
  await page.goto('/about/');
  await hydrated(page);
  const scriptsWith = scriptsLoadedBy(page);
  await followLink(page, '/services/');
  const first = 'The pressure in each eye, and your side vision';
  const last = 'Regular glasses make the board clear';
  for (const text of [first, last]) await expect(page.getByText(text).first()).toBeVisible();
  expect(await scriptsWith(first)).toHaveLength(1);
  expect(await scriptsWith(last)).toEqual(await scriptsWith(first));
});
