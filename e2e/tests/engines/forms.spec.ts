import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';
import {
  countAnnouncements,
  noteAnnouncements,
} from '../../src/announcements.ts';
import { newVisitor } from '../../src/contact-form.ts';
import { desktop, phone } from '../../src/engines/site-page.ts';
import { mailAbout, requireOwnStack } from '../../src/own-stack.ts';

const consent =
  'I agree that the practice may contact me by email or phone about this message.';

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`on a ${name}, a visitor can scroll to the button of an empty form, click it and see the errors`, async ({
    site,
  }) => {
    await site.open('/contact/', size);
    await site.scrollAndClick('button', 'Send Message');

    await site.until(
      'the summary has the focus',
      () => document.activeElement?.getAttribute('role') === 'group',
    );
    expect(await site.messages()).toEqual([]);
    await site.click('link', 'Enter your email address.');
    await site.focused('field', 'Email Address');
  });
}

test('a message reaches the practice as it was meant, and the success is announced once', async ({
  site,
}) => {
  const visitor = newVisitor();
  await site.open('/contact/');
  const opened = Date.now();
  await site.fill('First Name', visitor.firstName);
  await site.fill('Last Name', visitor.lastName);
  await site.fill('Email Address', visitor.email);
  await site.fill('Phone Number (optional)', visitor.phone);
  await site.choose('Subject', visitor.subject.slice(0, 3));
  await site.fill('Message', visitor.message);
  // As pasted from a web page and from Word.
  await site.tab.evaluate(() => {
    const fields = '#phone, #message';
    for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
      const { value } = field;
      field.value = value
        .replace(/-/g, '\u2212')
        .replace('VSP', 'V\u001FS\u0007P');
    }
  });
  await site.click('checkbox', consent);
  await expect
    .poll(() => Date.now() - opened, {
      message: 'Faster messages are quarantined.',
    })
    .toBeGreaterThan(3500);
  await site.tab.evaluate(noteAnnouncements, 'We got your message');
  await site.click('button', 'Send Message');

  await site.see('Message Sent!');
  await site.see('Thanks, Ada.');
  expect(await site.tab.evaluate(countAnnouncements)).toBe(1);
  expect(await site.messages()).toEqual([]);
  const mail = await mailAbout(visitor.lastName);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([visitor.email]);
  for (const value of Object.values(visitor))
    expect(mail.text).toContain(value);
  const values = await site.tab.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        'form :is(input[id], select, textarea)',
      ),
    ].map(({ type, value, checked }) =>
      type === 'checkbox' ? checked : value,
    ),
  );
  expect(values.filter(Boolean), 'what stayed in the form').toEqual([]);
});

test('the admin signs in after a wrong password, stays signed in, filters the pages and signs out', async ({
  site,
}) => {
  await site.open('/admin');
  await site.fill('Password', 'not the password');
  await site.click('button', 'Sign in');
  await site.see('Invalid password');

  await site.open('/admin');
  await site.fill('Password', requireOwnStack().adminPassword);
  await site.tab.press('Enter');
  await site.element('heading', 'SEO Dashboard');
  // Otherwise, WebKit reports what opening the page again cancels.
  await site.until(
    'the panels load',
    () => !document.body.innerText.includes('Loading...'),
  );

  await site.open('/admin?section=pages');
  await site.element('heading', 'SEO Dashboard');
  await site.until(
    'the panels load',
    () => !document.body.innerText.includes('Loading...'),
  );
  await site.see('12 of 12 pages');
  await site.fill('Search', 'new-patients');
  await site.see('1 of 12 pages');
  await site.click('button', 'Log out');
  await site.element('heading', 'Admin sign-in');
  expect(await site.address()).toBe('/admin?section=pages&search=new-patients');
  // The wrong password was answered with 401.
  expect(
    (await site.messages()).filter((message) => !message.includes('401')),
  ).toEqual([]);
});
