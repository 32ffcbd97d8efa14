import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { requireOwnStack } from '../../src/own-stack.ts';

test('has a hidden username field for password managers', async ({ page }) => {
  const admin = new AdminScreen(page);
  await page.goto('/admin');
  await expect(admin.password).toHaveAttribute('autocomplete', 'current-password');

  const form = page.locator('form').filter({ has: admin.password });
  const username = form.locator('input[autocomplete=username]');
  await expect(username).toHaveValue(/admin$/);
  await expect(username).toBeHidden();
  await expect(form.getByRole('textbox')).toHaveCount(1);
});

test('accepts a pasted password', async ({ page, context }) => {
  const admin = new AdminScreen(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin');
  await admin.password.focus();
  await page.evaluate(
    (password) => navigator.clipboard.writeText(password),
    requireOwnStack().adminPassword,
  );
  await page.keyboard.press('Control+V');
  // Enter does nothing while the button is off.
  await expect(admin.signIn).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(admin.dashboard).toBeVisible();
});
