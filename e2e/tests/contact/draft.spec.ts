import { expect, test } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { toast } from '../../src/toast.ts';
import { newVisitor } from '../../src/visitor.ts';

test('restores the draft after a reload, except the consent', async ({ page }) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill(visitor);
  await page.reload();
  await hydrated(page);

  await expect(form.firstName).toHaveValue(visitor.firstName);
  await expect(form.lastName).toHaveValue(visitor.lastName);
  await expect(form.email).toHaveValue(visitor.email);
  await expect(form.phone).toHaveValue(visitor.phone);
  await expect(form.subject).toHaveValue(visitor.subject);
  await expect(form.message).toHaveValue(visitor.message);
  await expect(form.consent).not.toBeChecked();
});

test('deletes the draft after sending', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill(newVisitor());
  await form.send.click();
  await expect(toast(page)).toContainText('Message Sent!');
  await page.reload();
  await hydrated(page);

  await expect(form.message).toHaveValue('');
  await expect(form.email).toHaveValue('');
});
