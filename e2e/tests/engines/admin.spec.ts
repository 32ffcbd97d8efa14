import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';
import { requireOwnStack } from '../../src/own-stack.ts';

test('the admin signs in after a wrong password, stays signed in, filters the pages and signs out', async ({
  site,
}) => {
  await site.open('/admin');
  await site.fill('Password', 'not the password');
  await site.click('button', 'Sign in');
  await site.see('Invalid password');

  await site.open('/admin');
  await site.fill('Password', requireOwnStack().adminPassword);
  await site.until(
    'the button is on',
    () => document.querySelector('main button[type=submit]:enabled') !== null,
  );
  await site.tab.press('Enter');
  await site.element('heading', 'SEO Dashboard');
  // Otherwise, WebKit reports what opening the page again cancels.
  await site.until('the panels load', () => !document.body.innerText.includes('Loading...'));

  await site.open('/admin');
  await site.element('heading', 'SEO Dashboard');
  await site.until('the panels load', () => !document.body.innerText.includes('Loading...'));
  await site.see('12 of 12 pages');
  await site.fill('Search', 'new-patients');
  await site.see('1 of 12 pages');
  await site.click('button', 'Log out');
  await site.element('heading', 'Admin sign-in');
  expect(await site.address()).toBe('/admin');
  // The wrong password was answered with 401.
  expect((await site.messages()).filter((message) => !message.includes('401'))).toEqual([]);
});
