import { expect, test } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { toast } from '../../src/toast.ts';
import { newVisitor } from '../../src/visitor.ts';

test('has HTML validation attributes', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');

  for (const field of form.required) await expect(field).toHaveAttribute('required');
  await expect(form.phone).not.toHaveAttribute('required');
  await expect(form.email).toHaveAttribute('type', 'email');
  await expect(form.message).toHaveAttribute('rows', '5');
});

test('lists the subjects with none selected', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');

  await expect(form.subject).toHaveValue('');
  await expect(form.subject.getByRole('option')).toHaveText([
    'Select a topic',
    'Schedule an Appointment',
    'Insurance Questions',
    'Questions about Services',
    'Myopia Management',
    'Pediatric Eye Care',
    'Urgent/Emergency',
    'Other',
  ]);
});

test("doesn't send an incomplete form", async ({ page }) => {
  const form = new ContactForm(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent.push(request.postData() ?? '');
  });
  await page.goto('/contact/');
  await hydrated(page);
  const visitor = newVisitor();

  await form.send.click();
  await form.fill({ ...visitor, email: 'not an address' });
  await form.send.click();
  await form.email.fill(visitor.email);
  await form.consent.uncheck();
  await form.send.click();
  await form.consent.check();
  await form.send.click();

  await expect(toast(page)).toContainText('Message Sent!');
  expect(sent.map((body) => (JSON.parse(body) as { email: string }).email)).toEqual([
    visitor.email,
  ]);
});
