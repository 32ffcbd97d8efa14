import { expect, test, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin.ts';
import { holdRoute } from '../../src/loading.ts';
import { toast } from '../../src/overlays.ts';

/** Advances the clock in small steps until the toast is visible. */
const waitForToast = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(50);
    // Real time, of which a busy machine needs more.
    await expect(toast(page)).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [10] });

/** Opens a toast with a paused clock. */
async function openToast(page: Page): Promise<AdminScreen> {
  const admin = new AdminScreen(page);
  await page.clock.install();
  const login = await holdRoute(page, '/api/admin/login', (route) =>
    route.fulfill({ status: 401, json: { error: 'Invalid password' } }),
  );
  await admin.enter('not the password');
  await login.requested;
  await page.clock.pauseAt(Date.now() + 60_000);
  login.release();
  await waitForToast(page);
  await page.mouse.move(0, 0);
  return admin;
}

async function swipe(page: Page, pixels: number): Promise<void> {
  // Waits until it has stopped moving.
  await toast(page).hover();
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  const x = box.x + 40;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 10 });
  await page.mouse.up();
}

test('closes a toast after five seconds without the pointer over it', async ({
  page,
}) => {
  await openToast(page);
  await page.clock.runFor(3000);
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  // It has been open for a while longer, until it was seen.
  await page.clock.runFor(1500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast(page)).toBeHidden();
});

test('closes a toast by its button and by Escape', async ({ page }) => {
  await openToast(page);
  await toast(page)
    .getByRole('button', { name: 'Close this notification' })
    .click();
  await expect(toast(page)).toBeHidden();

  await page.unroute('/api/admin/login');
  await page.route('/api/admin/login', (route) =>
    route.fulfill({ status: 401, json: {} }),
  );
  await new AdminScreen(page).signIn.click();
  await waitForToast(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toBeHidden();
});

test("a swipe of 50 px closes a toast, a shorter one doesn't", async ({
  page,
}) => {
  await openToast(page);
  await swipe(page, 45);
  await expect(toast(page)).toBeVisible();
  await swipe(page, 55);
  await expect(toast(page)).toBeHidden();
});
