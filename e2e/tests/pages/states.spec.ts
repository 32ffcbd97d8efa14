import { expect, test, type Locator } from '@playwright/test';
import { ariaSnapshot } from '../../src/aria-snapshot.ts';
import { violationsInState } from '../../src/axe-violations.ts';
import { show, fridayMorning } from '../../src/visitor-settings.ts';
import { newVisitor, openContactForm } from '../../src/contact-form.ts';
import { openPage } from '../../src/loading.ts';
import { menuOf, isCovered, toast } from '../../src/overlays.ts';
import { smallTargets } from '../../src/layout.ts';
import { showPrinted } from '../../src/paper.ts';

/** What pages look like after a visitor has done something. */

test('header, footer and the open menu match their aria snapshots', async ({
  page,
}) => {
  // Header and menu say whether the office is open.
  await page.clock.setFixedTime(fridayMorning);
  await openPage(page, '/');
  const header = page.getByRole('banner');
  await expect(header).toContainText('Open until');
  expect(await ariaSnapshot(header)).toMatchSnapshot('banner.txt');
  expect(await ariaSnapshot(page.getByRole('contentinfo'))).toMatchSnapshot(
    'contentinfo.txt',
  );
  await show(page, 'light', 360);
  const menu = menuOf(page);
  await menu.toggle.click();
  await expect(menu.links).toHaveCount(8);
  expect(await ariaSnapshot(header)).toMatchSnapshot('menu.txt');
  expect(await smallTargets(page)).toEqual([]);
  // Wider windows have no menu.
  expect(await violationsInState(page)).toEqual([]);
  await expect(menu.panel).toBeVisible();
});

test('the form with validation errors is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await openContactForm(page);
  await form.subject.selectOption('Urgent/Emergency');
  await form.send.click();
  await expect(
    page.getByRole('group', { name: 'Please check the form' }),
  ).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  expect(await violationsInState(page)).toEqual([]);
});

const scrollTo = (control: Locator, block: 'start' | 'end'): Promise<void> =>
  control.evaluate(
    (element, place) =>
      element.scrollIntoView({ block: place, behavior: 'instant' }),
    block,
  );

test("the toast about a refused message doesn't cover the form's button", async ({
  page,
}) => {
  await page.route('/api/contact', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'The mail room is closed for the moment.' },
    }),
  );
  const form = await openContactForm(page);
  await form.fill(newVisitor());
  for (const [width, height] of [
    [1280, 720],
    [768, 600],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const block of ['start', 'end'] as const) {
      await scrollTo(form.send, block);
      await form.send.click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        'closed',
      );
      const where = `at the ${block} of a window of ${width.toString()} px`;
      expect.soft(await isCovered(page, form.send), where).toBe(false);
      await toast(page).getByRole('button').click();
      await expect(toast(page)).toHaveCount(0);
    }
  }

  await form.send.click();
  await expect(toast(page)).toBeVisible();
  // Toasts don't auto-close while focused.
  await page.keyboard.press('F8');
  // Announced outside of #root for a second. Axe can't compare headings if
  // their paths change meanwhile.
  await expect(page.locator('body > [role=status]')).toHaveCount(0);
  expect(await violationsInState(page)).toEqual([]);
  await expect(toast(page)).toBeVisible();
});

test('prints links with their addresses', async ({ page, baseURL }) => {
  await page.goto('/services/');
  await showPrinted(page);
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  const host = new URL(baseURL ?? '').host;
  expect(await after('main a[href="/myopia-treatment/"]')).toBe(
    `" (${host}/myopia-treatment/)"`,
  );
  expect(await after('main a[href^="https://"][href*=".gov"]')).toMatch(
    / \(https:\/\/\S+\)"$/,
  );
});
