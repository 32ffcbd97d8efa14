import { expect, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { Menu } from '../../src/menu.ts';
import { answerPages, publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';
import { smallTargets } from '../../src/small-targets.ts';

async function smallAtAnyWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const small = await smallTargets(page);
    found.push(...small.map((target) => `${width.toString()} px wide: ${target}`));
  }
  return found;
}

for (const path of [...publicPages, ...answerPages]) {
  test(`${path} has no target too small for a thumb`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await smallAtAnyWidth(page)).toEqual([]);
  });
}

test('the sign-in has no target too small for a thumb', async ({ page }) => {
  await page.goto('/admin');
  await expect(new AdminScreen(page).password).toBeVisible();
  expect(await smallAtAnyWidth(page)).toEqual([]);
});

test('the open menu has no target too small for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await new Menu(page).toggle.click();
  await expect(new Menu(page).links).toHaveCount(8);
  expect(await smallTargets(page)).toEqual([]);
});

test('the complaints of the form have no target too small for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact/');
  await hydrated(page);
  await new ContactForm(page).send.click();
  await expect(page.getByRole('group', { name: 'Please check the form' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
