import { expect } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { test } from '../../src/site-test.ts';
import { newVisitor } from '../../src/visitor.ts';

test('the server is asked for the moment of opening when somebody turns to the form, not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  expect(asked).toEqual([]);

  const opened = page.waitForResponse('/api/contact/opened');
  await form.firstName.focus();
  const { opened: token } = (await (await opened).json()) as { opened: string };
  await form.fill(newVisitor());
  const posted = page.waitForRequest('/api/contact');
  await form.send.click();
  expect((await posted).postDataJSON()).toMatchObject({ opened: token });
  expect((await posted).postDataJSON()).not.toHaveProperty('website');
  expect(asked).toEqual(['/api/contact/opened', '/api/contact']);
});

test('after a reload it is still the same opening', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  const opened = page.waitForResponse('/api/contact/opened');
  await form.firstName.focus();
  const { opened: token } = (await (await opened).json()) as { opened: string };
  await form.fill(newVisitor());
  await page.reload();
  await hydrated(page);
  await form.consent.check();
  const posted = page.waitForRequest('/api/contact');
  await form.send.click();
  expect((await posted).postDataJSON()).toMatchObject({ opened: token });
});

test('the field for programs is out of reach of the keyboard and of assistive technology', async ({
  page,
}) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: /website/i })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /website/i, includeHidden: true })).toHaveCount(1);
  await form.message.focus();
  await page.keyboard.press('Tab');
  await expect(form.consent).toBeFocused();
});
