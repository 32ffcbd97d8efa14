/** What only a browser shows of the form. Everything else: contact-form.test.tsx. */
import { expect, test, type Page } from '@playwright/test';
import { newVisitor, openContactForm, contactForm } from '../../src/contact-form.ts';
import { openPage } from '../../src/loading.ts';
import { toast } from '../../src/overlays.ts';

const resultOf = (page: Page) => page.getByRole('main').getByRole('status');

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
  const form = contactForm(page);
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

test('keeps the focus on the result, which outlives its toast', async ({ page }) => {
  await answerWith(page, received);
  await page.clock.install();
  const form = await openContactForm(page);
  await form.fill(newVisitor());
  await form.send.press('Enter');
  await expect(resultOf(page)).toHaveText('We have it.');
  await expect(resultOf(page)).toBeFocused();
  await expect(toast(page)).toContainText('We have it.');
  // Focusing the result doesn't pause the toast's five seconds.
  await page.clock.fastForward(6000);
  await expect(toast(page)).toHaveCount(0);
  await expect(resultOf(page)).toHaveText('We have it.');
});

test('after following a link, sends how long the form has been open', async ({ page }) => {
  const sent = await answerWith(page, received);
  const now = () => page.evaluate(() => performance.now());
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  const form = contactForm(page);
  await openPage(page, '/about/');
  const before = await now();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await form.fill(newVisitor());
  await form.send.click();
  await expect(resultOf(page)).toHaveText('We have it.');
  expect(sent[0]?.['openFor']).toBeGreaterThan(0);
  expect(sent[0]?.['openFor']).toBeLessThan((await now()) - before);
  expect(calls, 'requests before sending').toEqual(['/api/contact']);
});
