import { expect } from '@playwright/test';
import { barriersInEveryLook } from '../../src/every-look.ts';
import { hydrated } from '../../src/hydrated.ts';
import { answerPages, publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

// Axe computes for seconds; on a busy machine, for many.
test.describe.configure({ timeout: 180_000 });

for (const path of [...publicPages, ...answerPages]) {
  test(`${path} bars nobody, at any width and in any look`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await barriersInEveryLook(page)).toEqual([]);
  });
}
