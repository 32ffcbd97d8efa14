import { expect } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { show } from '../../src/looks.ts';
import { answerPages, publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';
import { sidewaysScroll, unreadableTexts } from '../../src/text-layout.ts';
import { spaceOutText } from '../../src/text-spacing.ts';

for (const path of [...publicPages, ...answerPages]) {
  test(`${path} fits a screen at 400 % and can be read`, async ({ page }) => {
    // What is left of a window of 1280 px.
    await show(page, 'light', 320);
    await page.goto(path);
    await hydrated(page);
    expect.soft(await sidewaysScroll(page)).toBe(0);
    expect.soft(await unreadableTexts(page)).toEqual([]);
  });

  test(`${path} bears text set wide`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await spaceOutText(page);
    for (const width of [360, 1280]) {
      await show(page, 'light', width);
      expect.soft(await sidewaysScroll(page), `${width.toString()} px wide`).toBe(0);
      expect.soft(await unreadableTexts(page), `${width.toString()} px wide`).toEqual([]);
    }
  });
}
