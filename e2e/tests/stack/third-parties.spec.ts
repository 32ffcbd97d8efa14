import { expect, test } from '@playwright/test';
import { policyViolations } from '../../src/console-messages.ts';
import { contactForm } from '../../src/contact-form.ts';
import { openPage } from '../../src/loading.ts';
import { siteUrl } from '../../src/environment.ts';
import { violationsInState } from '../../src/axe-violations.ts';

test('the map is requested only after a click, and keeps the draft', async ({
  page,
}) => {
  const violations = policyViolations(page);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  const form = contactForm(page);
  await openPage(page, '/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Contact' })
    .first()
    .click();
  await form.message.fill('Is there parking?');
  const requested = page.waitForRequest(/^https:\/\/www\.google\.com\/maps/);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => !url.startsWith(`${siteUrl}/`))).toEqual([]);
  await page.getByRole('button', { name: 'Show Google’s map' }).click();
  await expect(page.getByTitle(/^Map:/)).toBeVisible();
  expect((await requested).headers()['referer']).toBeUndefined();
  await expect(form.message).toHaveValue('Is there parking?');
  expect(violations).toEqual([]);
  expect(await violationsInState(page)).toEqual([]);
});
