import { expect, test } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { mailAbout } from '../../src/mails.ts';
import { newVisitor } from '../../src/visitor.ts';

test.use({ javaScriptEnabled: false });

test('sends a message without JavaScript', async ({ page }) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await page.goto('/contact');
  await form.fill(visitor);
  await form.send.click();

  await expect(page).toHaveURL('/contact/sent/');
  const mail = await mailAbout(visitor.lastName);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([visitor.email]);
  // HTML forms send line breaks as CRLF.
  const text = mail.text?.replaceAll('\r\n', '\n');
  for (const value of Object.values(visitor)) expect(text).toContain(value);
});

test('redirects to the not-sent page without JavaScript', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact');
  await form.fill({ ...newVisitor(), phone: 'none' });
  await form.send.click();

  await expect(page).toHaveURL('/contact/not-sent/');
  await expect(page.getByRole('main').getByRole('link', { name: /\d{3}-\d{4}/ })).toHaveAttribute(
    'href',
    /^tel:/,
  );
});

test('answers a form post with 303', async ({ request }) => {
  const { firstName, lastName, email, phone, subject, message } = newVisitor();
  const form = { firstName, lastName, email, phone, subject, message };
  const answer = (fields: Record<string, string>) =>
    request.post('/api/contact', { form: { ...form, ...fields }, maxRedirects: 0 });

  const sent = await answer({ consent: 'on' });
  expect(sent.status()).toBe(303);
  expect(sent.headers()['location']).toBe('/contact/sent/');
  const refused = await answer({});
  expect(refused.status()).toBe(303);
  expect(refused.headers()['location']).toBe('/contact/not-sent/');
});
