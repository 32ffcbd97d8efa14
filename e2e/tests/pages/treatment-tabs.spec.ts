import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../../src/axe-violations.ts';
import { hydrated, openPage } from '../../src/loading.ts';
import { showPrinted } from '../../src/paper.ts';

// Otherwise, the page would still scroll to a tab when its place is measured.
test.use({ reducedMotion: 'reduce' });

const phone = { width: 390, height: 664 };

const tab = (page: Page, name: string) =>
  page.locator('details[name="treatment"] > summary', { hasText: name });

const panel = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });

const treatments = [
  'Overnight lenses (ortho-k)',
  'Daily soft lenses',
  'Atropine drops',
  'Myopia-control glasses',
];

/** Expects this treatment to be the only one with a visible heading. */
async function expectOnly(page: Page, shown: string): Promise<void> {
  for (const name of treatments) {
    await expect(panel(page, name)).toBeVisible({ visible: name === shown });
  }
}

test('shows one treatment at a time on a phone, else all', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/myopia-treatment/');
  await expectOnly(page, 'Overnight lenses (ortho-k)');
  // Tapping the chosen tab again changes nothing. Playwright's own click would
  // wait until something takes it.
  await tab(page, 'Overnight lenses').scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } =
    (await tab(page, 'Overnight lenses').boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  await expectOnly(page, 'Overnight lenses (ortho-k)');
  for (const name of treatments.toReversed().slice(0, 3)) {
    await tab(page, name).click();
    await expectOnly(page, name);
  }
  // On a wide screen, axe sees all of them: visits.spec.ts.
  expect(await axeViolations(page)).toEqual([]);
  await tab(page, 'Overnight lenses').click();
  await expectOnly(page, 'Overnight lenses (ortho-k)');

  for (const setUp of [
    () => page.setViewportSize({ width: 768, height: 1024 }),
    () => page.setViewportSize({ width: 1280, height: 800 }),
    () => showPrinted(page),
    () => page.setViewportSize(phone),
  ]) {
    await setUp();
    for (const name of treatments) {
      await expect(panel(page, name)).toBeVisible();
      await expect(tab(page, name)).toBeHidden();
    }
  }
});

const modes = [
  ['with', true, hydrated],
  ['without', false, (page: Page) => page.waitForLoadState()],
] as const;

for (const [how, javaScriptEnabled, ready] of modes) {
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test(`links open the right tab ${how} JavaScript`, async ({ page }) => {
      await page.goto('/myopia-treatment/');
      await ready(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Atropine drops' })
        .click();
      await expectOnly(page, 'Atropine drops');
      await expect(panel(page, 'Atropine drops')).toBeInViewport();

      // From elsewhere.
      await page.goto('/');
      await page.goto('/myopia-treatment/#myopia-glasses');
      await expectOnly(page, 'Myopia-control glasses');
      await expect(panel(page, 'Myopia-control glasses')).toBeInViewport();
    });
  });
}

test('the link back from a source opens the tab with its footnote mark', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/myopia-treatment/#source-13');
  const source = page.locator('#source-13');
  await source.getByRole('link', { name: /back/i }).first().click();
  await expectOnly(page, 'Atropine drops');
});

test('a phone compares two treatments, a desktop and paper all', async ({
  page,
}) => {
  const compared = () =>
    page.getByRole('main').locator('thead th:visible').allInnerTexts();
  await page.setViewportSize(phone);
  await openPage(page, '/myopia-treatment/');
  expect(await compared()).toEqual(treatments.slice(0, 2));
  const choose = (side: string, name: string) =>
    page
      .getByRole('group', { name: side })
      .getByRole('radio', { name })
      .check();
  await choose('Compare', 'Myopia-control glasses');
  expect((await compared()).toSorted()).toEqual(
    [treatments[1], treatments[3]].toSorted(),
  );
  // What's compared already can't be chosen again.
  await expect(
    page.getByRole('group', { name: 'with' }).getByRole('radio'),
  ).toHaveCount(3);
  await choose('with', 'Atropine drops');
  await expect(page.getByText('more with stronger drops')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of treatments)
    await expect(
      page.getByRole('columnheader', { name, exact: true }),
    ).toBeVisible();
  // Paper has a list for each question, with the treatment before each answer.
  await showPrinted(page);
  const named = await page
    .locator('td[data-treatment]')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content),
    );
  for (const name of treatments)
    expect(
      named.some((content) => content.includes(name)),
      name,
    ).toBe(true);
});
