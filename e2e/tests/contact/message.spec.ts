import { expect, test } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { mailAbout } from '../../src/mails.ts';
import { toast } from '../../src/toast.ts';
import { newVisitor } from '../../src/visitor.ts';

test('delivers every field with the visitor as reply-to', async ({ page }) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.write(visitor);
  const answered = page.waitForResponse('/api/contact');
  await form.send.click();

  const answer = await answered;
  expect(answer.status()).toBe(200);
  const { message } = (await answer.json()) as { message: string };
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(toast(page)).toContainText(message);

  const mail = await mailAbout(visitor.lastName);
  expect(mail.subject).toBe(
    `[Website] ${visitor.subject}: ${visitor.firstName} ${visitor.lastName}`,
  );
  expect(mail.replyTo.map(({ address }) => address)).toEqual([visitor.email]);
  for (const value of Object.values(visitor)) expect(mail.text).toContain(value);
  expect(mail.html).toContain('&lt;Max&gt;');
  expect(mail.html).not.toContain('<Max>');
});

test('disables the form while sending and clears it afterwards', async ({ page }) => {
  const form = new ContactForm(page);
  const gate = Promise.withResolvers<undefined>();
  await page.route('/api/contact', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill(newVisitor());
  await form.send.click();

  await expect(form.sending).toBeDisabled();
  for (const field of form.fields) await expect(field).toBeDisabled();

  gate.resolve(undefined);
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(form.send).toBeEnabled();
  for (const field of form.fields) await expect(field).toBeEnabled();
  for (const text of [form.firstName, form.lastName, form.email, form.phone, form.message]) {
    await expect(text).toHaveValue('');
  }
  await expect(form.subject).toHaveValue('');
  await expect(form.consent).not.toBeChecked();
});

test('a network failure keeps the message in the form and shows the phone number', async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await page.route('/api/contact', (route) => route.abort());
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill(visitor);
  await form.send.click();

  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText(
    /Failed to send message\. Please try again or call us at \(?\d{3}\)?[ -]\d{3}-\d{4}\./,
  );
  await expect(form.message).toHaveValue(visitor.message);
  await expect(form.subject).toHaveValue(visitor.subject);
  await expect(form.consent).toBeChecked();
});

test("a rejected message stays in the form with the server's error", async ({ page }) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  const error = 'The mail room is closed for the moment.';
  await page.route('/api/contact', (route) => route.fulfill({ status: 503, json: { error } }));
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill(visitor);
  await form.send.click();

  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText(error);
  await expect(form.message).toHaveValue(visitor.message);
});
