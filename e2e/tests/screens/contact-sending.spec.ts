import { expect, test } from '@playwright/test';
import { newVisitor, openContactForm } from '../../src/contact-form.ts';
import { tabTo } from '../../src/keyboard.ts';
import { show } from '../../src/visitor-settings.ts';
import { mailAbout } from '../../src/own-stack.ts';
import { throwInsteadOf } from '../../src/break-code.ts';
import { toast } from '../../src/overlays.ts';

test('can write and send a message by keyboard', async ({ page }) => {
  const visitor = { ...newVisitor(), message: 'Do you take VSP?' };
  const main = page.getByRole('main');
  await show(page, 'light', 360);
  const form = await openContactForm(page);

  // Submitting too early focuses the error summary.
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('group', { name: 'Please check the form' })).toBeFocused();
  await tabTo(page, main.getByRole('link', { name: 'Enter your first name.' }));
  await page.keyboard.press('Enter');
  await expect(form.firstName).toBeFocused();

  await page.keyboard.type(visitor.firstName);
  for (const field of ['lastName', 'email', 'phone', 'subject', 'message'] as const) {
    await tabTo(page, form[field]);
    await page.keyboard.type(visitor[field]);
  }
  await tabTo(page, form.consent);
  await page.keyboard.press('Space');
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');

  const result = main.getByRole('status').filter({ hasText: 'within one business day' });
  await expect(result).toBeFocused();
  const mail = await mailAbout(visitor.lastName);
  for (const value of Object.values(visitor)) expect(mail.text).toContain(value);
});

test('a form that throws while it is filled in still sends the message', async ({ page }) => {
  const visitor = { ...newVisitor(), subject: 'Urgent/Emergency' };
  const form = await openContactForm(page);
  await page.evaluate(() => {
    String.prototype.replaceAll = () => {
      throw new Error('Broken by the test');
    };
  });
  const caught = page.waitForEvent('console', (message) => message.type() === 'error');
  await form.fill({ ...visitor, lastName: '' });
  await caught;
  // Now the browser validates and submits it.
  await form.send.click();
  await expect(form.lastName).toBeFocused();
  await expect(form.firstName).toHaveValue(visitor.firstName);
  await form.lastName.fill(visitor.lastName);
  await form.send.click();

  await expect(page).toHaveURL('/contact/sent/');
  const mail = await mailAbout(visitor.lastName);
  const text = mail.text?.replaceAll('\r\n', '\n');
  for (const value of Object.values(visitor)) expect(text).toContain(value);
});

test('when the toast throws, the form is cleared and shows the result', async ({ page }) => {
  await throwInsteadOf(page, 'Close this notification');
  await page.route('/api/contact', (route) => route.fulfill({ json: { message: 'We have it.' } }));
  const form = await openContactForm(page);
  await form.fill(newVisitor());
  const caught = page.waitForEvent('console', (message) => message.type() === 'error');
  await form.send.click();

  expect((await caught).text()).toContain('Broken by the test');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('We have it.');
  await expect(form.send).toBeEnabled();
  await expect(form.firstName).toHaveValue('');
});

test('when a script is blocked, the second try sends without it', async ({ page }) => {
  const visitor = newVisitor();
  await page.route('**/assets/axios-*.js', (route) => route.fulfill({ status: 404 }));
  const form = await openContactForm(page);
  await form.fill(visitor);
  await form.send.click();
  await expect(toast(page)).toContainText('Failed to send message. Please try again or call us');
  await expect(form.message).toHaveValue(visitor.message);
  await expect(form.consent).toBeChecked();
  await form.send.click();

  await expect(page).toHaveURL('/contact/sent/');
  await mailAbout(visitor.lastName);
});
