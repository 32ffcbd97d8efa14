import { expect, test, type Page } from '@playwright/test';
import { show } from '../../src/visitor-settings.ts';
import { hydrated } from '../../src/loading.ts';
import { openedByEnter, tabTo } from '../../src/keyboard.ts';
import { Menu } from '../../src/overlays.ts';
import { scrollToEnd } from '../../src/layout.ts';

test('can book an appointment by keyboard from the mobile menu', async ({ page }) => {
  const menu = new Menu(page);
  await show(page, 'light', 360);
  await page.goto('/');
  await hydrated(page);
  await tabTo(page, menu.toggle);
  await page.keyboard.press('Enter');
  await expect(menu.close).toBeFocused();
  await tabTo(page, menu.links.getByText('Services'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const booking = page.getByRole('main').getByRole('link', { name: 'Book an Exam' });
  await tabTo(page, booking.first());
  expect(await openedByEnter(page)).toMatch(/^booking\./);
});

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

async function expectWayBack(page: Page): Promise<void> {
  // Otherwise the page would still be scrolling to the link when Enter is pressed.
  await scrollToEnd(page);
  await page.getByRole('link', { name: 'Back to the top' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('link').first()).toBeFocused();
}

test('pages link back to the top, and the focus follows', async ({ page }) => {
  await page.goto('/services/');
  await hydrated(page);
  await expectWayBack(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link back to the top works', async ({ page }) => {
    await page.goto('/services/');
    await expectWayBack(page);
  });
});
