import { expect, test } from '@playwright/test';
import { ContactForm, pretendToWriteSlowly, newVisitor } from '../../src/contact-form.ts';
import { hydrated } from '../../src/loading.ts';
import { tabTo } from '../../src/keyboard.ts';
import { show } from '../../src/visitor-settings.ts';
import { mailAbout } from '../../src/own-stack.ts';

test('can write and send a message by keyboard', async ({ page }) => {
  const visitor = { ...newVisitor(), message: 'Do you take VSP?' };
  const form = new ContactForm(page);
  const main = page.getByRole('main');
  await show(page, 'light', 360);
  await pretendToWriteSlowly(page);
  await page.goto('/contact');
  await hydrated(page);

  // Submitting too early focuses the error summary.
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('group', { name: 'Please check the form' })).toBeFocused();
  await tabTo(page, main.getByRole('link', { name: 'Enter your first name.' }));
  await page.keyboard.press('Enter');
  await expect(form.firstName).toBeFocused();

  await page.keyboard.type(visitor.firstName);
  await tabTo(page, form.lastName);
  await page.keyboard.type(visitor.lastName);
  await tabTo(page, form.email);
  await page.keyboard.type(visitor.email);
  await tabTo(page, form.phone);
  await page.keyboard.type(visitor.phone);
  await tabTo(page, form.subject);
  await page.keyboard.type(visitor.subject);
  await tabTo(page, form.message);
  await page.keyboard.type(visitor.message);
  await tabTo(page, form.consent);
  await page.keyboard.press('Space');
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');

  const result = main.getByRole('status').filter({ hasText: 'within one business day' });
  await expect(result).toBeFocused();
  const mail = await mailAbout(visitor.lastName);
  for (const value of Object.values(visitor)) expect(mail.text).toContain(value);
});
