/**
 * What only a browser shows of the form. Everything else:
 * contact-form.test.tsx.
 */
import { expect, test, type Page } from '@playwright/test';
import {
  countAnnouncements,
  noteAnnouncements,
} from '../../src/announcements.ts';
import { throwInsteadOf } from '../../src/break-code.ts';
import {
  newVisitor,
  openContactForm,
  contactForm,
} from '../../src/contact-form.ts';
import { tabTo } from '../../src/keyboard.ts';
import { openPage } from '../../src/loading.ts';
import { toast } from '../../src/overlays.ts';
import { mailAbout } from '../../src/own-stack.ts';
import {
  fridayMorning,
  fridayNight,
  show,
  withRootFontSize,
} from '../../src/visitor-settings.ts';

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

test('the topics are those of the specification, and none is chosen', async ({
  page,
}) => {
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

test('keeps the focus on the result, which is announced once and outlives its toast', async ({
  page,
}) => {
  await answerWith(page, received);
  await page.clock.install();
  const form = await openContactForm(page);
  await form.fill(newVisitor());
  await page.evaluate(noteAnnouncements, 'We have it.');
  await form.send.press('Enter');
  await expect(resultOf(page)).toContainText('We have it.');
  await expect(resultOf(page)).toBeFocused();
  await expect(toast(page)).toContainText('We have it.');
  // Focusing the result doesn't pause the toast's five seconds.
  await page.clock.fastForward(6000);
  await expect(toast(page)).toHaveCount(0);
  expect(await page.evaluate(countAnnouncements)).toBe(1);
  await expect(resultOf(page)).toContainText('We have it.');
  await expect(resultOf(page)).toBeInViewport();
});

test('after following a link, sends how long the form has been open', async ({
  page,
}) => {
  const sent = await answerWith(page, received);
  const now = () => page.evaluate(() => performance.now());
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/'))
      calls.push(new URL(request.url()).pathname);
  });
  const form = contactForm(page);
  await openPage(page, '/about/');
  const before = await now();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Contact' })
    .first()
    .click();
  await form.fill(newVisitor());
  await form.send.click();
  await expect(resultOf(page)).toContainText('We have it.');
  expect(sent[0]?.['openFor']).toBeGreaterThan(0);
  expect(sent[0]?.['openFor']).toBeLessThan((await now()) - before);
  expect(calls, 'requests before sending').toEqual(['/api/contact']);
});

test('can write and send a message by keyboard', async ({ page }) => {
  const visitor = { ...newVisitor(), message: 'Do you take VSP?' };
  const main = page.getByRole('main');
  await show(page, 'light', 360);
  const form = await openContactForm(page);

  // Submitting too early focuses the error summary.
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');
  await expect(
    main.getByRole('group', { name: 'Please check the form' }),
  ).toBeFocused();
  await tabTo(page, main.getByRole('link', { name: 'Enter your first name.' }));
  await page.keyboard.press('Enter');
  await expect(form.firstName).toBeFocused();

  await page.keyboard.type(visitor.firstName);
  for (const field of [
    'lastName',
    'email',
    'phone',
    'subject',
    'message',
  ] as const) {
    await tabTo(page, form[field]);
    await page.keyboard.type(visitor[field]);
  }
  await tabTo(page, form.consent);
  await page.keyboard.press('Space');
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');

  const result = main
    .getByRole('status')
    .filter({ hasText: 'within one business day' });
  await expect(result).toBeFocused();
  const mail = await mailAbout(visitor.lastName);
  for (const value of Object.values(visitor))
    expect(mail.text).toContain(value);
});

test('a form that throws while it is filled in still sends the message', async ({
  page,
}) => {
  const visitor = { ...newVisitor(), subject: 'Urgent/Emergency' };
  const form = await openContactForm(page);
  await page.evaluate(() => {
    String.prototype.replaceAll = () => {
      throw new Error('Broken by the test');
    };
  });
  const caught = page.waitForEvent(
    'console',
    (message) => message.type() === 'error',
  );
  await form.fill({ ...visitor, lastName: '' });
  await caught;
  // Now the browser validates and submits it.
  await form.send.click();
  await expect(form.lastName).toBeFocused();
  await expect(form.firstName).toHaveValue(visitor.firstName);
  await form.lastName.fill(visitor.lastName);
  await form.send.click();

  await expect(page).toHaveURL('/contact/sent/');
  const mail = await mailAbout(visitor.lastName);
  const text = mail.text?.replaceAll('\r\n', '\n');
  for (const value of Object.values(visitor)) expect(text).toContain(value);
});

test('when the toast throws, the form is cleared and shows the result', async ({
  page,
}) => {
  await throwInsteadOf(page, 'Close this notification');
  await answerWith(page, received);
  const form = await openContactForm(page);
  await form.fill(newVisitor());
  const caught = page.waitForEvent(
    'console',
    (message) => message.type() === 'error',
  );
  await form.send.click();

  expect((await caught).text()).toContain('Broken by the test');
  await expect(resultOf(page)).toContainText('We have it.');
  await expect(resultOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'Write another' }).click();
  await expect(form.send).toBeEnabled();
  await expect(form.firstName).toBeFocused();
  await expect(form.firstName).toHaveValue('');
  await page.unrouteAll({ behavior: 'wait' });
});

test('when a script is blocked, the second try sends without it', async ({
  page,
}) => {
  const visitor = newVisitor();
  await page.route('**/assets/http-client-*.js', (route) =>
    route.fulfill({ status: 404 }),
  );
  const form = await openContactForm(page);
  await form.fill(visitor);
  await form.send.click();
  await expect(toast(page)).toContainText(
    'Failed to send message. Please try again or call us',
  );
  await expect(form.message).toHaveValue(visitor.message);
  await expect(form.consent).toBeChecked();
  await form.send.click();

  await expect(page).toHaveURL('/contact/sent/');
  await mailAbout(visitor.lastName);
});

const urgent = 'Urgent/Emergency';

const noticeOn = (page: Page) =>
  page
    .getByRole('form')
    .getByRole('status')
    .filter({ hasText: /We’re open|No one can answer/ });

test('an urgent subject says what to do at this hour', async ({ page }) => {
  await page.clock.setFixedTime(fridayMorning);
  const form = await openContactForm(page);
  await form.subject.selectOption(urgent);
  await expect(noticeOn(page)).toContainText(
    /911 or the emergency room, do that now.*We’re open/s,
  );
  await expect(noticeOn(page).getByRole('link')).toHaveAttribute(
    'href',
    /^tel:\+1/,
  );
  await form.subject.selectOption('Other');
  await expect(noticeOn(page)).toHaveCount(0);
  await expect(
    page.getByRole('form').getByText('Don’t wait for a reply'),
  ).toBeHidden();

  await page.clock.setFixedTime(fridayNight);
  await form.subject.selectOption(urgent);
  await expect(noticeOn(page)).toContainText(
    /No one can answer.*For any other symptom, go to the emergency room\..*Closed. Opens /s,
  );
  const links = noticeOn(page).getByRole('link');
  await expect(links).toHaveText(['911', /Street$/, /^\(\d{3}\)/]);
  await expect(links.first()).toHaveAttribute('href', 'tel:911');
  await page
    .getByRole('form')
    .getByRole('link', { name: 'Symptoms that can’t wait' })
    .click();
  await expect(
    page.locator('#urgent').getByRole('link', { name: 'Find your symptom' }),
  ).toBeInViewport();
});

test('choosing an urgent subject shows what to do right below it, and moves no field above', async ({
  page,
}) => {
  const form = await openContactForm(page);
  const place = () =>
    form.subject.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    );
  await form.message.fill('Flashes since this morning.');
  for (const [width, rootSize] of [
    [390, '100%'],
    [390, '200%'],
    [768, '100%'],
    [1280, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 664 });
    await withRootFontSize(page, rootSize, async () => {
      await form.subject.scrollIntoViewIfNeeded();
      const before = await place();
      await form.subject.focus();
      await form.subject.selectOption(urgent);
      await expect(noticeOn(page)).toBeVisible();
      // Large text needs more than one screen for all of it.
      for (const part of [
        page.getByRole('form').getByText('Don’t wait for a reply'),
        page.getByRole('form').getByRole('link', { name: 'Call 911' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect
        .soft(await place(), `${width.toString()} px, ${rootSize} text`)
        .toBe(before);
      await form.subject.selectOption('Other');
      await expect(noticeOn(page)).toHaveCount(0);
      expect
        .soft(await place(), `${width.toString()} px, ${rootSize} text`)
        .toBe(before);
    });
  }
});
