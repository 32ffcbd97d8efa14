import { expect, test, type Page } from '@playwright/test';
import { violationsInMail } from '../../src/axe-violations.ts';
import {
  newVisitor,
  openContactForm,
  contactForm,
} from '../../src/contact-form.ts';
import { mailAbout, redis, sendMessage } from '../../src/own-stack.ts';
import { policyViolations } from '../../src/console-messages.ts';
import { toast } from '../../src/overlays.ts';

async function expectAccessibleMail(page: Page, html = ''): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(html);
  expect(await violationsInMail(page)).toEqual([]);
}

test('delivers every field in an accessible mail', async ({ page }) => {
  const violations = policyViolations(page);
  const visitor = newVisitor();
  const form = await openContactForm(page);
  await form.fill(visitor);
  const answered = page.waitForResponse('/api/contact');
  await form.send.click();

  const answer = await answered;
  expect(answer.status()).toBe(200);
  const { message } = (await answer.json()) as { message: string };
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(toast(page)).toContainText(message);
  expect(violations).toEqual([]);

  const mail = await mailAbout(visitor.lastName);
  for (const value of Object.values(visitor))
    expect(mail.text).toContain(value);
  await expectAccessibleMail(page, mail.html);
});

test('the mail of an urgent message says so, and is accessible, too', async ({
  page,
  request,
}) => {
  const { lastName } = await sendMessage(request, {
    subject: 'Urgent/Emergency',
  });
  const mail = await mailAbout(lastName);
  expect(mail.subject).toMatch(/^URGENT \[Website\] Urgent\/Emergency: /);
  await expectAccessibleMail(page, mail.html);
});

test('answers in Spanish', async ({ page }) => {
  const form = await openContactForm(page, '/es/contact/');
  await form.send.click();
  await expect(
    page.getByRole('link', { name: 'Escriba su nombre.' }),
  ).toBeVisible();
  await form.fill(newVisitor());
  await form.send.click();
  await expect(toast(page)).toContainText('¡Mensaje enviado!');
  await expect(toast(page)).toContainText('Gracias. Recibimos su mensaje');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const home of ['', '/es']) {
    test(`${home}/contact sends a message, or leads to what to do instead`, async ({
      page,
    }) => {
      // The longest request: nine bytes for each character.
      const visitor = { ...newVisitor(), message: '視'.repeat(5000) };
      const form = contactForm(page);
      await page.goto(`${home}/contact`);
      await form.fill(visitor);
      await form.send.click();
      await expect(page).toHaveURL(`${home}/contact/sent/`);
      const mail = await mailAbout(visitor.lastName);
      expect(mail.replyTo.map(({ address }) => address)).toEqual([
        visitor.email,
      ]);
      const text = mail.text?.replaceAll(/\s/g, '');
      for (const value of Object.values(visitor))
        expect(text).toContain(value.replaceAll(' ', ''));

      await page.goto(`${home}/contact`);
      await form.fill({ ...newVisitor(), phone: 'none' });
      await form.send.click();
      await expect(page).toHaveURL(`${home}/contact/not-sent/`);
      const call = page
        .getByRole('main')
        .getByRole('link', { name: /\d{3}-\d{4}/ });
      await expect(call).toHaveAttribute('href', /^tel:/);
    });
  }
});

test("Redis doesn't write snapshots, which would keep deleted messages", async () =>
  expect(await redis('config', 'get', 'save')).toEqual(['save']));
