import { expect, type Page } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { mailAbout } from '../../src/mails.ts';
import { test } from '../../src/site-test.ts';
import { toast } from '../../src/toast.ts';
import { newVisitor } from '../../src/visitor.ts';

const urgent = 'Urgent/Emergency';

const noticeOn = (page: Page) =>
  page
    .getByRole('form')
    .getByRole('status')
    .filter({ hasText: /we’re (?:open|closed)/i });

/** Moves the clock forward until the notice has the text, for any office hours. */
async function goToHour(page: Page, text: string): Promise<void> {
  const form = new ContactForm(page);
  const start = Date.parse('2026-11-16T05:00:00Z');
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    await page.clock.setFixedTime(new Date(start + hour * 3_600_000));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await form.subject.selectOption('Other');
    await form.subject.selectOption(urgent);
    if ((await noticeOn(page).textContent())?.includes(text)) return;
  }
  throw new Error(`The notice never says “${text}”.`);
}

async function openForm(page: Page): Promise<ContactForm> {
  await page.clock.setFixedTime(new Date('2026-11-16T05:00:00Z'));
  await page.goto('/contact/');
  await hydrated(page);
  return new ContactForm(page);
}

test('during office hours, an urgent subject says what to do first and to call us', async ({
  page,
}) => {
  const form = await openForm(page);
  await goToHour(page, 'We’re open');
  await expect(noticeOn(page)).toContainText('911 or the emergency room, do that first');
  await expect(noticeOn(page).getByRole('link')).toHaveAttribute('href', /^tel:\+1/);

  await form.subject.selectOption('Other');
  await expect(noticeOn(page)).toHaveCount(0);
  await expect(page.getByRole('form').locator('[data-urgent-sign]').first()).toBeHidden();
});

test('outside office hours, an urgent subject says to call 911', async ({ page }) => {
  await openForm(page);
  await goToHour(page, 'We’re closed');
  await expect(noticeOn(page)).toContainText('For any sign below, call 911 or go to the emergency');
  await expect(noticeOn(page).getByRole('link')).toHaveAttribute('href', 'tel:911');
  await expect(page.getByRole('form').getByText('curtain').first()).toBeVisible();
});

test("an urgent message is sent, and its confirmation doesn't promise a reply", async ({
  page,
}) => {
  const visitor = { ...newVisitor(), subject: urgent };
  await page.goto('/contact/');
  await hydrated(page);
  const form = new ContactForm(page);
  await form.write(visitor);
  await form.send.click();

  const result = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'We got your message' });
  for (const confirmation of [toast(page), result]) {
    await expect(confirmation).toContainText('don’t wait for our reply');
    await expect(confirmation).not.toContainText('business day');
  }
  await expect(result.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await expect(result.getByRole('link', { name: 'Signs that can’t wait' })).toBeVisible();

  const mail = await mailAbout(visitor.lastName);
  expect(mail.subject).toMatch(/^URGENT \[Website\] Urgent\/Emergency: /);
  expect(mail.headers).toContainEqual({ name: 'x-priority', value: '1 (Highest)' });
  expect(mail.text).toContain('Rinse first');
});
