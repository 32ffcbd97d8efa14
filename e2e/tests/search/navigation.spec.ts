import { expect } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { pageIdentity } from '../../src/page-identity.ts';
import { publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

/** Where the pages are linked that neither the header nor the footer of the home page names. */
const linkedFrom: Record<string, string> = {
  '/': '/no-such-page',
  '/eye-exam-near-me-in-metuchen/': '/eye-exam-edison-nj',
  '/myopia-treatment/': '/myopia-management/',
  '/myopia-management-by-dr-maya-sample/': '/about/',
};

for (const path of publicPages) {
  const from = linkedFrom[path] ?? '/';

  test(`${path} says the same to machines when reached by a click from ${from}`, async ({
    page,
    context,
  }) => {
    const loaded = await context.newPage();
    await loaded.goto(path);
    await hydrated(loaded);
    const identity = await pageIdentity(loaded);
    await loaded.close();

    await page.goto(from);
    await hydrated(page);
    expect(await pageIdentity(page)).not.toEqual(identity);
    await followLink(page, path);
    await expect.poll(() => pageIdentity(page)).toEqual(identity);
  });
}
