import { expect, type Page } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { mailAbout } from '../../src/mails.ts';
import { test } from '../../src/site-test.ts';
import { newVisitor } from '../../src/visitor.ts';

const adviceOn = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A message may be read hours from now.' });

const urgent = 'Urgent/Emergency';

test('during office hours an urgent subject says to call now', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'));
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.subject.selectOption(urgent);
  await expect(adviceOn(page)).toContainText('We are open');
  await expect(adviceOn(page).getByRole('link')).toHaveAttribute('href', /^tel:\+1732/);

  await form.subject.selectOption('Other');
  await expect(adviceOn(page)).toHaveCount(0);
});

test('outside office hours it names the emergency room, and the message is sent all the same', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T03:00:00Z'));
  const visitor = { ...newVisitor(), subject: urgent };
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.write(visitor);
  await expect(adviceOn(page)).toContainText('We are closed');
  await expect(adviceOn(page).getByRole('link')).toHaveAttribute('href', 'tel:911');
  await form.send.click();

  const mail = await mailAbout(visitor.lastName);
  expect(mail.subject).toMatch(/^URGENT \[Website\] Urgent\/Emergency: /);
  expect(mail.headers).toContainEqual({ name: 'x-priority', value: '1 (Highest)' });
});
