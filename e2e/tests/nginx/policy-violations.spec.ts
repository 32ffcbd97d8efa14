import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { policyViolations } from '../../src/policy-violations.ts';
import { toast } from '../../src/toast.ts';
import { newVisitor } from '../../src/visitor.ts';

// tests/privacy/third-parties.spec.ts opens every page.

test('the mobile menu has no CSP violations', async ({ page }) => {
  const violations = await policyViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Services').click();
  await expect(page).toHaveURL(/\/services\/$/);
  expect(violations).toEqual([]);
});

test('the toast has no CSP violations', async ({ page }) => {
  const violations = await policyViolations(page);
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.write(newVisitor());
  await form.send.click();
  await expect(toast(page)).toContainText('Message Sent!');
  expect(violations).toEqual([]);
});

test('login, dashboard and logout have no CSP violations', async ({ page }) => {
  const violations = await policyViolations(page);
  const admin = new AdminScreen(page);
  await admin.enter();
  await expect(admin.dashboard).toBeVisible();
  await admin.logOut.click();
  await expect(admin.password).toBeVisible();
  expect(violations).toEqual([]);
});

test('the map on the contact page has no CSP violations', async ({ page }) => {
  const violations = await policyViolations(page);
  await page.goto('/contact/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByTitle(/^Map:/)).toBeVisible();
  expect(violations).toEqual([]);
});

test('after client-side navigation, the map loads and the draft is kept', async ({ page }) => {
  const violations = await policyViolations(page);
  const form = new ContactForm(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await form.message.fill('Is there parking?');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Show the map' }).click();
  await loaded;
  await expect(page.getByTitle(/^Map:/)).toBeVisible();
  await expect(form.message).toHaveValue('Is there parking?');
  expect(violations).toEqual([]);
});
