import { expect, test } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // The keys have started the application, which must leave the focus alone.
  await hydrated(page);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
