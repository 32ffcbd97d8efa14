import { expect, test } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { openedByEnter, skipToContent, tabTo } from '../../src/keyboard.ts';
import { show } from '../../src/color-schemes.ts';
import { Menu } from '../../src/menu.ts';

for (const width of [360, 1280]) {
  test(`can book an appointment by keyboard at ${width.toString()} px`, async ({ page }) => {
    await show(page, 'light', width);
    await page.goto('/');
    await hydrated(page);
    await skipToContent(page);
    const booking = page.getByRole('main').getByRole('link', { name: 'Book an Appointment' });
    await tabTo(page, booking.first());
    expect(await openedByEnter(page)).toMatch(/^booking\./);
  });
}

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
