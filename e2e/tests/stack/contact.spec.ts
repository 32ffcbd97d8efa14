import { expect, test, type Page } from '@playwright/test';
import { violationsInMail } from '../../src/axe-violations.ts';
import { newVisitor, openContactForm, contactForm } from '../../src/contact-form.ts';
import { mailAbout, redis } from '../../src/own-stack.ts';
import { policyViolations } from '../../src/console-messages.ts';
import { toast } from '../../src/overlays.ts';

async function expectAccessibleMail(page: Page, html = ''): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(html);
  expect(await violationsInMail(page)).toEqual([]);
}

test('delivers every field with the visitor as reply-to', async ({ page }) => {
  const violations = await policyViolations(page);
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
  expect(mail.subject).toBe(
    `[Website] ${visitor.subject}: ${visitor.firstName} ${visitor.lastName}`,
  );
  expect(mail.replyTo.map(({ address }) => address)).toEqual([visitor.email]);
  for (const value of Object.values(visitor)) expect(mail.text).toContain(value);
  expect(mail.html).toContain('&lt;Max&gt;');
  expect(mail.html).not.toContain('<Max>');
  await expectAccessibleMail(page, mail.html);
});

test("the confirmation of an urgent message doesn't promise a reply", async ({ page }) => {
  const visitor = { ...newVisitor(), subject: 'Urgent/Emergency' };
  const form = await openContactForm(page);
  await form.fill(visitor);
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
  await expectAccessibleMail(page, mail.html);
});

test('answers in Spanish, and the mail has the topic in both languages', async ({ page }) => {
  const visitor = newVisitor();
  const form = await openContactForm(page, '/es/contact/');
  await form.send.click();
  const summary = page.getByRole('group', { name: 'Por favor, revise el formulario' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(6);
  await expect(summary.getByRole('link').first()).toHaveText('Escriba su nombre.');

  // The form would have caught these errors itself.
  await page.route(
    '/api/contact',
    async (route) => {
      const response = await route.fetch({ postData: { lang: 'es', consent: true } });
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await form.fill(visitor);
  await form.send.click();
  await expect(toast(page)).toContainText('Por favor, revise el formulario.');
  await expect(page.getByText('Escriba su apellido.').first()).toBeVisible();

  await form.send.click();
  await expect(toast(page)).toContainText('¡Mensaje enviado!');
  await expect(toast(page)).toContainText('Gracias. Recibimos su mensaje');
  const mail = await mailAbout(visitor.lastName);
  expect(mail.subject).toContain('Insurance Questions / Preguntas sobre el seguro: ');
  expect(mail.text).toContain('This person used our pages in Spanish.');
  expect(mail.text).toContain('Acepto que el consultorio');
});

test('retries with the same key after a lost response and delivers once', async ({ page }) => {
  const visitor = newVisitor();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  await page.route(
    '/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const form = await openContactForm(page);
  await form.fill(visitor);
  await form.send.click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Failed to send message.');
  await form.send.click();
  await expect(toast(page)).toContainText('Message Sent!');

  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  await mailAbout(visitor.lastName);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const home of ['', '/es']) {
    test(`${home}/contact sends a message, or leads to what to do instead`, async ({ page }) => {
      // The longest request: nine bytes for each character.
      const visitor = { ...newVisitor(), message: '視'.repeat(5000) };
      const form = contactForm(page);
      await page.goto(`${home}/contact`);
      await form.fill(visitor);
      await form.send.click();
      await expect(page).toHaveURL(`${home}/contact/sent/`);
      const mail = await mailAbout(visitor.lastName);
      expect(mail.replyTo.map(({ address }) => address)).toEqual([visitor.email]);
      const text = mail.text?.replaceAll(/\s/g, '');
      for (const value of Object.values(visitor)) expect(text).toContain(value.replaceAll(' ', ''));

      await page.goto(`${home}/contact`);
      await form.fill({ ...newVisitor(), phone: 'none' });
      await form.send.click();
      await expect(page).toHaveURL(`${home}/contact/not-sent/`);
      const call = page.getByRole('main').getByRole('link', { name: /\d{3}-\d{4}/ });
      await expect(call).toHaveAttribute('href', /^tel:/);
    });
  }
});

test("Redis doesn't write snapshots, which would keep deleted messages", async () => {
  expect(await redis('config', 'get', 'save')).toEqual(['save']);
});
