import { expect, test } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { holdRoute } from '../../src/held-route.ts';
import { hydrated } from '../../src/hydrated.ts';
import { usedTypefaces } from '../../src/used-typefaces.ts';

test("doesn't swap a font that loads late, but uses it on the next page", async ({ page }) => {
  const font = await holdRoute(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  font.release();
  await page.waitForLoadState('load');
  expect(await usedTypefaces(page, 'h1')).not.toContain('Atkinson Hyperlegible Next');

  await hydrated(page);
  await followLink(page, '/services/');
  for (const part of ['h1', 'header nav a', 'footer h2']) {
    await expect
      .poll(() => usedTypefaces(page, part))
      .toEqual([expect.stringContaining('Atkinson Hyperlegible Next')]);
  }
});
