import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin.ts';
import { skipToContent, tabTo } from '../../src/keyboard.ts';
import { show } from '../../src/visitor-settings.ts';
import { requireOwnStack } from '../../src/own-stack.ts';

test('can log in, preview a page and log out by keyboard', async ({ page }) => {
  const admin = new AdminScreen(page);
  await show(page, 'light', 360);
  await page.goto('/admin');
  await expect(admin.password).toBeVisible();
  await skipToContent(page);
  await tabTo(page, admin.password);
  await page.keyboard.type(requireOwnStack().adminPassword);
  await tabTo(page, admin.signIn);
  await page.keyboard.press('Enter');
  await expect(admin.dashboard).toBeFocused();

  const preview = page.getByRole('button', { name: 'Preview of Home' });
  await expect(preview).toBeVisible();
  await tabTo(page, preview);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeFocused();

  await tabTo(page, admin.logOut, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(admin.signInHeading).toBeFocused();
  await expect(admin.password).toHaveValue('');
});
