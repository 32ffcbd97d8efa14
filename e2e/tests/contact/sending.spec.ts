import { expect, test, type Page, type Request } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { mailAbout } from '../../src/mails.ts';
import { toast } from '../../src/toast.ts';
import { newVisitor } from '../../src/visitor.ts';

const resultOf = (page: Page) => page.getByRole('main').getByRole('status');

const posts = (page: Page): Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') seen.push(request);
  });
  return seen;
};

test('keeps the focus while disabled, and the result after the toast closes', async ({ page }) => {
  const form = new ContactForm(page);
  const gate = Promise.withResolvers<undefined>();
  await page.route('/api/contact', async (route) => {
    await gate.promise;
    await route.fulfill({ json: { message: 'We have it.' } });
  });
  await page.clock.install();
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill(newVisitor());
  await form.send.press('Enter');

  await expect(form.sending).toBeDisabled();
  await expect(resultOf(page)).toBeFocused();
  gate.resolve(undefined);
  await expect(resultOf(page)).toHaveText('We have it.');
  await expect(resultOf(page)).toBeFocused();
  await expect(toast(page)).toContainText('We have it.');

  // Focusing the result doesn't pause the toast's five seconds.
  await page.clock.fastForward(6000);
  await expect(toast(page)).toHaveCount(0);
  await expect(resultOf(page)).toHaveText('We have it.');
});

test('retries with the same key after a lost response and delivers once', async ({ page }) => {
  const form = new ContactForm(page);
  const visitor = newVisitor();
  const sent = posts(page);
  await page.route(
    '/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto('/contact/');
  await hydrated(page);
  await form.write(visitor);
  await form.send.click();
  await expect(resultOf(page)).toContainText('Failed to send message.');
  await form.send.click();
  await expect(toast(page)).toContainText('Message Sent!');

  const keys = sent.map((request) => request.headers()['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  await mailAbout(visitor.lastName);
});

test('a double click sends once', async ({ page }) => {
  const form = new ContactForm(page);
  const sent = posts(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill(newVisitor());
  await form.send.dblclick();
  await expect(toast(page)).toContainText('Message Sent!');
  expect(sent).toHaveLength(1);
});
