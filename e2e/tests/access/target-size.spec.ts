import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { Menu } from '../../src/menu.ts';
import { smallTargets, smallTargetsAtAnyWidth } from '../../src/small-targets.ts';

test('the login screen has large enough targets', async ({ page }) => {
  await page.goto('/admin');
  await expect(new AdminScreen(page).password).toBeVisible();
  expect(await smallTargetsAtAnyWidth(page)).toEqual([]);
});

test('the open menu has large enough targets', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await new Menu(page).toggle.click();
  await expect(new Menu(page).links).toHaveCount(8);
  expect(await smallTargets(page)).toEqual([]);
});

test("the form's error summary has large enough targets", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact/');
  await hydrated(page);
  await new ContactForm(page).send.click();
  await expect(page.getByRole('group', { name: 'Please check the form' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
