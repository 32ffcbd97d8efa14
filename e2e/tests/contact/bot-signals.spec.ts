import { expect, test, type Page } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { newVisitor } from '../../src/visitor.ts';

/** Sends the form, and resolves with the body of the request. */
async function bodySent(page: Page, form: ContactForm): Promise<Record<string, unknown>> {
  const posted = page.waitForRequest('/api/contact');
  await form.send.click();
  return (await posted).postDataJSON() as Record<string, unknown>;
}

const now = (page: Page) => page.evaluate(() => performance.now());

test('sends how long the page has been open, without requests beforehand', async ({ page }) => {
  const apiCalls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) apiCalls.push(new URL(request.url()).pathname);
  });
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill(newVisitor());
  const before = await now(page);
  const { openFor, ...others } = await bodySent(page, form);
  expect(openFor).toBeGreaterThanOrEqual(Math.floor(before));
  expect(openFor).toBeLessThanOrEqual(Math.ceil(await now(page)));
  expect(others).not.toHaveProperty('comments');
  expect(apiCalls).toEqual(['/api/contact']);
});

test('after client-side navigation, sends how long the form has been open', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/about/');
  await hydrated(page);
  const before = await now(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await form.fill(newVisitor());
  const { openFor } = await bodySent(page, form);
  expect(openFor).toBeGreaterThan(0);
  expect(openFor).toBeLessThan((await now(page)) - before);
});

test("doesn't send a time for a restored draft", async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill(newVisitor());
  await page.reload();
  await hydrated(page);
  await form.consent.check();
  expect(await bodySent(page, form)).not.toHaveProperty('openFor');
});

test('hides the honeypot from the keyboard and from assistive technology', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: /comments/i })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /comments/i, includeHidden: true })).toHaveCount(
    1,
  );
  await form.message.focus();
  await page.keyboard.press('Tab');
  await expect(form.consent).toBeFocused();
});

test('sends the honeypot only if it has text', async ({ page }) => {
  const form = new ContactForm(page);
  const honeypot = page.locator('input[name="comments"]');
  await page.goto('/contact/');
  await hydrated(page);
  for (const [written, sent] of [
    [' ', undefined],
    ['Buy now', 'Buy now'],
  ] as const) {
    await form.fill(newVisitor());
    await honeypot.evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, written);
    expect((await bodySent(page, form))['comments']).toBe(sent);
    await expect(form.message).toHaveValue('');
  }
});
