import { expect, test } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { violationsInEveryColorScheme } from '../../src/axe-violations.ts';
import { hydrated } from '../../src/hydrated.ts';
import { show } from '../../src/color-schemes.ts';
import { Menu } from '../../src/menu.ts';
import { toast } from '../../src/toast.ts';
import { newVisitor } from '../../src/visitor.ts';

// Axe is slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

test('the open menu has no axe violations', async ({ page }) => {
  await show(page, 'light', 360);
  await page.goto('/');
  await hydrated(page);
  await new Menu(page).toggle.click();
  // Wider windows have no menu.
  expect(await violationsInEveryColorScheme(page, [320, 360, 768])).toEqual([]);
  await expect(new Menu(page).panel).toBeVisible();
});

test('the form with validation errors has no axe violations', async ({ page }) => {
  await page.goto('/contact/');
  await hydrated(page);
  const form = new ContactForm(page);
  await form.subject.selectOption('Urgent/Emergency');
  await form.send.click();
  await expect(page.getByRole('group', { name: 'Please check the form' })).toBeVisible();
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
});

for (const [outcome, answer] of [
  ['sent', { status: 200, json: { message: 'Thank you. We reply within one business day.' } }],
  ['refused', { status: 503, json: { error: 'The mail room is closed for the moment.' } }],
] as const) {
  test(`the toast and the inline message about a ${outcome} message have no axe violations`, async ({
    page,
  }) => {
    await page.route('/api/contact', (route) => route.fulfill(answer));
    await page.goto('/contact/');
    await hydrated(page);
    const form = new ContactForm(page);
    await form.fill(newVisitor());
    await form.send.click();
    await expect(toast(page)).toBeVisible();
    // Toasts don't auto-close while focused.
    await page.keyboard.press('F8');
    // Announced outside of #root for a second. Axe can't compare headings if their paths change meanwhile.
    await expect(page.locator('body > [role=status]')).toHaveCount(0);
    expect(await violationsInEveryColorScheme(page)).toEqual([]);
    await expect(toast(page)).toBeVisible();
  });
}

test('the loaded map has no axe violations', async ({ page }) => {
  await page.goto('/contact/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByTitle(/^Map: /)).toBeVisible();
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
});
