import { expect } from '@playwright/test';
import { barriers, barriersInForcedColours, contrastBarriers } from '../../src/barriers.ts';
import { hydrated } from '../../src/hydrated.ts';
import { show } from '../../src/looks.ts';
import { answerPages, publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

// Axe computes for seconds; on a busy machine, for many.
test.describe.configure({ timeout: 120_000 });

for (const path of [...publicPages, ...answerPages]) {
  test(`${path} bars nobody, on a phone or a desk, in light or dark`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    for (const width of [360, 1280]) {
      const wide = `${width.toString()} px wide`;
      await show(page, 'light', width);
      expect.soft(await barriers(page), `light, ${wide}`).toEqual([]);
      await show(page, 'dark', width);
      expect.soft(await contrastBarriers(page), `dark, ${wide}`).toEqual([]);
    }
  });
}

// Pages that differ in kind: pictures, a form, tables, a trail of steps.
for (const path of ['/', '/contact/', '/myopia-treatment/', '/new-patients/']) {
  test(`${path} bars nobody who sets the screen to their eyes`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    for (const width of [320, 768]) {
      const wide = `${width.toString()} px wide`;
      await show(page, 'forced colours', width);
      expect.soft(await barriersInForcedColours(page), `forced colours, ${wide}`).toEqual([]);
      for (const look of ['more contrast', 'dark with more contrast'] as const) {
        await show(page, look, width);
        expect.soft(await contrastBarriers(page), `${look}, ${wide}`).toEqual([]);
      }
    }
  });
}
