import { expect, test } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

test('a button looks pressed while it is, and on a touchscreen not afterward', async ({ page }) => {
  await page.goto('/contact/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Send Message' });
  const background = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
  const usual = await background();
  // A mouse, because a headless Chromium doesn't press what a finger touches.
  await button.hover();
  expect(await background()).toBe(usual);
  await page.mouse.down();
  await expect.poll(background).not.toBe(usual);
  await page.mouse.up();
  await expect(page.getByText('Please check the form')).toBeInViewport();
  await expect.poll(background).toBe(usual);
});
