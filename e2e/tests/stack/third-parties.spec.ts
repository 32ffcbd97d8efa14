import { expect, test } from '@playwright/test';
import { consoleMessages, policyViolations } from '../../src/console-messages.ts';
import { contactForm } from '../../src/contact-form.ts';
import { followLink, hydrated, openPage } from '../../src/loading.ts';
import { menuOf } from '../../src/overlays.ts';
import { violationsInState } from '../../src/axe-violations.ts';

// visits.spec.ts opens every page, and other tests in this folder send a message and sign in.

for (const [start, ...targets] of [
  ['/', '/contact/', '/'],
  ['/es/', '/es/contact/'],
] as const) {
  test(`following links from ${start} makes no third-party requests and has no CSP violations`, async ({
    page,
    baseURL,
  }) => {
    const violations = await policyViolations(page);
    const messages = consoleMessages(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, start);
    const menu = menuOf(page);
    await menu.toggle.click();
    await menu.links.first().click();
    await expect(menu.panel).toBeHidden();
    for (const target of targets) {
      await hydrated(page);
      await followLink(page, target);
    }
    expect(requested.length).toBeGreaterThan(5);
    expect(requested.filter((url) => !url.startsWith(`${baseURL ?? ''}/`))).toEqual([]);
    expect(messages).toEqual([]);
    expect(violations).toEqual([]);
  });
}

test('requests the map only after a click, without a referrer', async ({ page }) => {
  const violations = await policyViolations(page);
  await openPage(page, '/contact/');
  const requested = page.waitForRequest(/^https:\/\/www\.google\.com\/maps/);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByTitle(/^Map:/)).toBeVisible();
  expect((await requested).headers()['referer']).toBeUndefined();
  expect(violations).toEqual([]);
  expect(await violationsInState(page)).toEqual([]);
});

test('after client-side navigation, the map loads and the draft is kept', async ({ page }) => {
  const violations = await policyViolations(page);
  const form = contactForm(page);
  await openPage(page, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await form.message.fill('Is there parking?');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Show the map' }).click();
  await loaded;
  await expect(page.getByTitle(/^Map:/)).toBeVisible();
  await expect(form.message).toHaveValue('Is there parking?');
  expect(violations).toEqual([]);
});
