import { expect, test, type Page } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { mailAbout } from '../../src/mails.ts';
import { toast } from '../../src/toast.ts';
import { newVisitor } from '../../src/visitor.ts';

async function openForm(page: Page): Promise<ContactForm> {
  await page.goto('/es/contact/');
  await hydrated(page);
  return new ContactForm(page, 'es');
}

test('answers in Spanish, and the mail has the topic in both languages', async ({ page }) => {
  const visitor = newVisitor();
  const form = await openForm(page);
  await form.write(visitor);
  await form.send.click();
  await expect(toast(page)).toContainText('¡Mensaje enviado!');
  await expect(toast(page)).toContainText('Gracias. Recibimos su mensaje');

  const mail = await mailAbout(visitor.lastName);
  expect(mail.subject).toContain('Insurance Questions / Preguntas sobre el seguro: ');
  expect(mail.text).toContain('This person used our pages in Spanish.');
  expect(mail.text).toContain('Acepto que el consultorio');
});

test('names missing fields in Spanish', async ({ page }) => {
  const form = await openForm(page);
  await form.send.click();
  const summary = page.getByRole('group', { name: 'Por favor, revise el formulario' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(6);
  await expect(summary.getByRole('link').first()).toHaveText('Escriba su nombre.');
});

test("shows the server's errors in Spanish", async ({ page }) => {
  await page.route('/api/contact', async (route) => {
    // The form would have caught these errors itself.
    const response = await route.fetch({ postData: { lang: 'es', consent: true } });
    await route.fulfill({ response });
  });
  const form = await openForm(page);
  await form.fill(newVisitor());
  await form.send.click();
  await expect(toast(page)).toContainText('Por favor, revise el formulario.');
  await expect(page.getByText('Escriba su apellido.').first()).toBeVisible();
});

test("doesn't show nginx's English error", async ({ page }) => {
  await page.route('/api/contact', (route) =>
    route.fulfill({ status: 429, json: { error: 'That was too much at once.' } }),
  );
  const form = await openForm(page);
  await form.fill(newVisitor());
  await form.send.click();
  await expect(toast(page)).toContainText('No se pudo enviar el mensaje.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to Spanish pages', async ({ page }) => {
    const visitor = newVisitor();
    const form = new ContactForm(page, 'es');
    await page.goto('/es/contact');
    await form.fill(visitor);
    await form.send.click();
    await expect(page).toHaveURL('/es/contact/sent/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Mensaje enviado!');
    await mailAbout(visitor.lastName);

    await page.goto('/es/contact');
    await form.fill({ ...newVisitor(), phone: 'none' });
    await form.send.click();
    await expect(page).toHaveURL('/es/contact/not-sent/');
  });
});
