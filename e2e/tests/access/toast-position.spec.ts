import { expect, test, type Locator, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { toast } from '../../src/toast.ts';
import { newVisitor } from '../../src/visitor.ts';

const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 600 },
  { width: 1280, height: 720 },
];

/** Whether the visible toast doesn't cover any of the control. */
async function leavesUncovered(page: Page, control: Locator): Promise<boolean> {
  await expect(toast(page)).toBeVisible();
  const [box, other] = await Promise.all([toast(page).boundingBox(), control.boundingBox()]);
  if (!box || !other) throw new Error("The toast or the control isn't visible.");
  return (
    box.y + box.height <= other.y ||
    other.y + other.height <= box.y ||
    box.x + box.width <= other.x ||
    other.x + other.width <= box.x
  );
}

for (const viewport of windows) {
  const size = `${viewport.width.toString()} × ${viewport.height.toString()}`;

  test.describe(size, () => {
    test.use({ viewport });

    test(`the toast doesn't cover the login form at ${size}`, async ({ page }) => {
      await page.route('/api/admin/*', (route) =>
        route.fulfill({ status: 401, json: { error: 'Invalid password' } }),
      );
      const admin = new AdminScreen(page);
      await admin.enter('not the password');
      expect(await leavesUncovered(page, admin.signIn)).toBe(true);
      expect(await leavesUncovered(page, admin.password)).toBe(true);
    });

    test(`the toast doesn't cover the form's button at ${size}`, async ({ page }) => {
      await page.route('/api/contact', (route) =>
        route.fulfill({ status: 503, json: { error: 'The mail room is closed for the moment.' } }),
      );
      await page.goto('/contact/');
      await hydrated(page);
      const form = new ContactForm(page);
      await form.fill(newVisitor());
      for (const block of ['start', 'end'] as const) {
        await form.send.evaluate((button, place) => {
          button.scrollIntoView({ block: place, behavior: 'instant' });
        }, block);
        await form.send.click();
        await expect(page.getByRole('main').getByRole('status')).toContainText('closed');
        expect(await leavesUncovered(page, form.send), `at the ${block} of the window`).toBe(true);
        await toast(page).getByRole('button').click();
        await expect(toast(page)).toHaveCount(0);
      }
    });
  });
}
