/** What only a browser shows of the form. Everything else: contact-form.test.tsx. */
import { expect, test, type Page } from '@playwright/test';
import { ContactForm, newVisitor, requiredMessages } from '../../src/contact-form.ts';
import { holdRoute, hydrated } from '../../src/loading.ts';
import { toast } from '../../src/overlays.ts';

const summaryOf = (page: Page) => page.getByRole('group', { name: 'Please check the form' });

const resultOf = (page: Page) => page.getByRole('main').getByRole('status');

async function open(page: Page): Promise<ContactForm> {
  await page.goto('/contact/');
  await hydrated(page);
  return new ContactForm(page);
}

/** Answers every message. @returns the bodies of all messages so far */
async function answerWith(
  page: Page,
  answer: { status?: number; json: object },
): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.route('/api/contact', (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill(answer);
  });
  return sent;
}

const received = { json: { message: 'We have it.' } };

test('the topics are those of the specification, and none is chosen', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await expect(form.message).toHaveAttribute('rows', '5');
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

test("doesn't send an incomplete form, and shows errors in a focused summary and next to each field", async ({
  page,
}) => {
  const sent = await answerWith(page, received);
  const form = await open(page);
  const summary = summaryOf(page);
  await form.send.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(requiredMessages);
  for (const [index, field] of form.required.entries()) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(requiredMessages[index] ?? 'none'));
  }

  const visitor = newVisitor();
  const tooLong = 'x'.repeat(5001);
  await form.fill({ ...visitor, email: 'nobody', message: tooLong });
  await form.send.click();
  await summary
    .getByRole('link', { name: 'Enter one email address, like name@example.com.' })
    .click();
  await expect(form.email).toBeFocused();
  await expect(form.message).toHaveAccessibleDescription(
    /Keep your message to 5000 characters or fewer\./,
  );
  await expect(form.message).toHaveValue(tooLong);
  expect(sent).toEqual([]);

  await form.fill(visitor);
  await form.send.click();
  await expect(toast(page)).toContainText('Message Sent!');
  expect(sent.map(({ email }) => email)).toEqual([visitor.email]);
});

test('is disabled while sending, then cleared, and the result outlives its toast', async ({
  page,
}) => {
  const answer = await holdRoute(page, '/api/contact', (route) => route.fulfill(received));
  await page.clock.install();
  const form = await open(page);
  await form.fill(newVisitor());
  await form.send.press('Enter');
  await answer.requested;
  await expect(form.sending).toBeDisabled();
  for (const field of form.fields) await expect(field).toBeDisabled();
  await expect(resultOf(page)).toBeFocused();

  answer.release();
  await expect(resultOf(page)).toHaveText('We have it.');
  await expect(resultOf(page)).toBeFocused();
  await expect(toast(page)).toContainText('We have it.');
  await expect(form.send).toBeEnabled();
  await expect(form.message).toHaveValue('');
  await expect(form.consent).not.toBeChecked();

  // Focusing the result doesn't pause the toast's five seconds.
  await page.clock.fastForward(6000);
  await expect(toast(page)).toHaveCount(0);
  await expect(resultOf(page)).toHaveText('We have it.');
});

test('keeps a message that failed or was refused, and says why', async ({ page, context }) => {
  const visitor = newVisitor();
  const form = await open(page);
  await form.fill(visitor);
  await context.setOffline(true);
  await form.send.click();
  await expect(toast(page)).toContainText(
    /Failed to send message\. Please try again or call us at \(?\d{3}\)?[ -]\d{3}-\d{4}\./,
  );
  await expect(form.message).toHaveValue(visitor.message);
  await context.setOffline(false);

  const error = 'The mail room is closed for the moment.';
  const sent = await answerWith(page, { status: 503, json: { error } });
  // A double click sends once.
  await form.send.dblclick();
  await expect(toast(page)).toContainText(error);
  await expect(form.message).toHaveValue(visitor.message);
  await expect(form.subject).toHaveValue(visitor.subject);
  await expect(form.consent).toBeChecked();
  expect(sent).toHaveLength(1);

  await page.reload();
  await hydrated(page);
  await expect(form.message).toHaveValue(visitor.message);
  await expect(form.subject).toHaveValue(visitor.subject);
  await expect(form.consent).not.toBeChecked();
});

test('after following a link, sends how long the form has been open', async ({ page }) => {
  const sent = await answerWith(page, received);
  const now = () => page.evaluate(() => performance.now());
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  const form = new ContactForm(page);
  await page.goto('/about/');
  await hydrated(page);
  const before = await now();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await form.fill(newVisitor());
  await form.send.click();
  await expect(resultOf(page)).toHaveText('We have it.');
  expect(sent[0]?.['openFor']).toBeGreaterThan(0);
  expect(sent[0]?.['openFor']).toBeLessThan((await now()) - before);
  expect(calls, 'requests before sending').toEqual(['/api/contact']);
});

test('in Spanish, names missing fields, and doesn’t show nginx’s English error', async ({
  page,
}) => {
  await answerWith(page, { status: 429, json: { error: 'That was too much at once.' } });
  await page.goto('/es/contact/');
  await hydrated(page);
  const form = new ContactForm(page, 'es');
  await form.send.click();
  const summary = page.getByRole('group', { name: 'Por favor, revise el formulario' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(6);
  await expect(summary.getByRole('link').first()).toHaveText('Escriba su nombre.');
  await form.fill(newVisitor());
  await form.send.click();
  await expect(toast(page)).toContainText('No se pudo enviar el mensaje.');
});
