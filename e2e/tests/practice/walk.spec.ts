/**
 * Smoke tests that must pass for any practice, on the pages of its sitemap.
 * Tests of specific pages run on the Metuchen example only.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { expect } from '@playwright/test';
import { axeViolations, contrastViolations } from '../../src/axe-violations.ts';
import { show } from '../../src/visitor-settings.ts';
import { newVisitor, openContactForm } from '../../src/contact-form.ts';
import { DashboardScreen } from '../../src/admin.ts';
import { hydrated } from '../../src/loading.ts';
import { mailAbout } from '../../src/own-stack.ts';
import { toast } from '../../src/overlays.ts';
import { sidewaysScroll } from '../../src/layout.ts';
import { repository } from '../../src/compose-project.ts';
import { test } from '../../src/visits.ts';
import { siteUrl } from '../../src/environment.ts';

/**
 * Canonical paths of the public pages from the served sitemap, for any
 * practice.
 */
async function servedPaths(): Promise<string[]> {
  const response = await fetch(new URL('/sitemap.xml', siteUrl));
  const sitemap = await response.text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  if (paths.length === 0)
    throw new Error(`The sitemap of ${siteUrl} names no page.`);
  return paths;
}

const paths = await servedPaths();

/** The name in the practice's facts. */
async function nameOfPractice(): Promise<string> {
  const { E2E_PRACTICE = '' } = env;
  const folder = E2E_PRACTICE === 'practice' ? '.' : 'examples';
  const file = join(
    repository,
    `frontend/${folder}/${E2E_PRACTICE}/practice.yaml`,
  );
  const [, name = ''] =
    /^name: (.+)$/m.exec(await readFile(file, 'utf8')) ?? [];
  return name;
}

test('is the site of this practice', async ({ request }) => {
  const home = await (await request.get('/')).text();
  expect(home).toContain(await nameOfPractice());
});

for (const path of paths) {
  test(`${path} hydrates, has no axe violations and fits 400% zoom`, async ({
    visits,
  }) => {
    const { messages, response, page } = await visits.to(path);
    expect(response?.status()).toBe(200);
    expect.soft(messages).toEqual([]);
    await expect
      .soft(page.locator('link[rel=canonical]'))
      .toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`));
    await show(page, 'light', 1280);
    expect.soft(await axeViolations(page)).toEqual([]);
    await show(page, 'dark', 1280);
    expect.soft(await contrastViolations(page)).toEqual([]);
    await show(page, 'light', 320);
    expect.soft(await sidewaysScroll(page)).toBe(0);
  });
}

test('delivers an urgent message and shows the phone number', async ({
  page,
}) => {
  const visitor = { ...newVisitor(), subject: 'Urgent/Emergency' };
  const form = await openContactForm(page);
  const call = page.getByRole('banner').getByRole('link', { name: /^Call us/ });
  const [number = 'no number'] =
    /\(\d{3}\) \d{3}-\d{4}/.exec(await call.innerText()) ?? [];
  await form.fill(visitor);
  await form.send.click();
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(toast(page)).toContainText(number);
  const mail = await mailAbout(visitor.lastName);
  expect(mail.text).toContain(visitor.email);
});

test('the dashboard lists twelve pages', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await dashboard.show('pages');
  await hydrated(page);
  await expect(dashboard.rows).toHaveCount(12);
});
