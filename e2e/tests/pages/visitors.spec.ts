import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from '../../src/loading.ts';
import { tabTo } from '../../src/keyboard.ts';

/**
 * The eight visitors of docs/accessibility.md: each has the answer within two
 * taps and two screens.
 */
const MOST_TAPS = 2;
const MOST_SCREENS = 2;

test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

class Visit {
  readonly page: Page;
  private readonly by: 'touch' | 'keyboard';
  private taps = 0;

  constructor(page: Page, by: 'touch' | 'keyboard' = 'touch') {
    this.page = page;
    this.by = by;
  }

  static async start(
    page: Page,
    path: string,
    by?: 'touch' | 'keyboard',
  ): Promise<Visit> {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    return new Visit(page, by);
  }

  async tap(control: Locator): Promise<void> {
    this.taps += 1;
    expect(this.taps, 'taps').toBeLessThanOrEqual(MOST_TAPS);
    if (this.by === 'touch') return control.tap();
    await control.focus();
    await this.page.keyboard.press('Enter');
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('link', { name }).first();
  }

  /**
   * The answer has to be on the screen that the last tap led to, or on the next
   * one.
   */
  async expectAnswer(answer: Locator): Promise<void> {
    await expect(answer).toBeVisible();
    const height = this.page.viewportSize()?.height ?? 0;
    const bottom = () =>
      answer.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeGreaterThan(0);
    await expect.poll(bottom).toBeLessThanOrEqual(MOST_SCREENS * height);
  }
}

const question = 'Sudden change, pain or injury?';

/**
 * From the home page: the link is on the first screen, the answer within two,
 * and what to do on the first.
 */
async function expectFlashesExplained(
  visit: Visit,
  headline: RegExp,
  number: RegExp,
  quickLinks: (string | RegExp)[],
): Promise<void> {
  const { page } = visit;
  await expect(visit.link(question)).toBeInViewport({ ratio: 1 });
  await visit.tap(visit.link(question));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('What just happened?');
  await visit.expectAnswer(visit.link(/^Flashes/));
  await visit.tap(visit.link(/^Flashes/));
  await expect(page).toHaveURL(/\/something-just-happened\/flashes\/?$/);
  // The text content has the headline for other hours, too.
  await expect(heading).toHaveText(headline, { useInnerText: true });
  const call = visit.link(number);
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', /^tel:\+/);
  const hours = page
    .getByRole('main')
    .getByText(/(?:Open until|When we’re open: ).*\d:\d\d [AP]M/)
    .filter({ visible: true });
  await expect(hours.first()).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar.getByRole('link').filter({ visible: true })).toHaveText(
    quickLinks,
    { useInnerText: true },
  );
}

const officeNumber = /^Call \(\d{3}\)/;
const hospitalNumber = /^\(\d{3}\)/;

/** In the bar at the bottom. */
const emergencyLinks = ['Call 911', 'Call the ER', 'ER directions'];

test('a parent on Saturday evening, after a failed screening', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T19:30:00-05:00'));
  const visit = await Visit.start(page, '/');
  await visit.tap(visit.link('Failed a vision screening'));
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: /did your child fail/i }),
  });
  await visit.expectAnswer(section.locator('p').first());
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar.getByText(/closed/i)).toBeInViewport();
  await expect(bar.getByRole('link', { name: /book/i })).toBeInViewport();
});

test('someone who is seeing flashes on a Tuesday morning', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00-05:00'));
  const visit = await Visit.start(page, '/');
  const links = [/^Open until/, 'Call us', 'Directions'];
  await expectFlashesExplained(
    visit,
    /^Flashes.*:\s+Call us now and say it’s urgent$/,
    officeNumber,
    links,
  );
  // Above the number, on the same screen.
  const instead = page
    .getByText(/curtain.*Go to the emergency room instead/)
    .filter({ visible: true });
  await expect(instead).toBeInViewport({ ratio: 1 });
  expect(
    (await visit.link(officeNumber).boundingBox())?.height,
  ).toBeGreaterThanOrEqual(64);
});

test('someone who is seeing flashes on a Sunday night, by keyboard', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T02:00:00-05:00'));
  const visit = await Visit.start(page, '/', 'keyboard');
  const headline = /^Flashes.*:\s+Go to the emergency room now$/;
  await expectFlashesExplained(visit, headline, hospitalNumber, emergencyLinks);
});

test('a parent who compares treatments', async ({ page }) => {
  const visit = await Visit.start(page, '/myopia-management/');
  await visit.tap(visit.link('Compare the treatments'));
  await expect(page).toHaveURL(/\/myopia-treatment\//);
  await visit.tap(visit.link('Side by side'));
  await visit.expectAnswer(
    page.getByRole('rowheader', { name: 'Who it’s for' }),
  );
});

test('someone who speaks Spanish', async ({ page }) => {
  const visit = await Visit.start(page, '/');
  await visit.tap(
    page.getByRole('banner').getByRole('link', { name: 'Español' }).first(),
  );
  await visit.tap(visit.link('Costo y seguro'));
  await visit.expectAnswer(
    page.getByRole('row', { name: /^Examen de la vista todas .* \$\d+$/ }),
  );
});

test('a man with macular degeneration, at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const visit = await Visit.start(page, '/contact/');
  await visit.tap(visit.link('Directions'));
  await visit.expectAnswer(
    page.locator('#directions').locator('p, li').first(),
  );
});

test('someone who uses only a keyboard', async ({ page }) => {
  await Visit.start(page, '/', 'keyboard');
  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }));
  await page.keyboard.press('Enter');
  const booking = page
    .getByRole('main')
    .getByRole('link', { name: 'Book an Appointment' });
  await tabTo(page, booking.first());
  // The new tab asks for a page that the tests can't reach.
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.isNavigationRequest());
  await page.keyboard.press('Enter');
  expect(new URL((await asked).url()).host).toMatch(/^booking\./);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('someone with a slow phone', async ({ page }) => {
    await page.goto('/');
    const visit = new Visit(page);
    await visit.expectAnswer(
      page.getByRole('main').getByText('Tuesday to Saturday').first(),
    );
    await visit.tap(visit.link('Cost and insurance'));
    await visit.expectAnswer(
      page.getByRole('row', { name: /^Eye exam .* \$\d+$/ }),
    );
  });

  test('someone who is seeing flashes at any hour, with a slow phone', async ({
    page,
  }) => {
    await page.goto('/');
    const headline = /^Flashes.*:\s+Call us\. If we’re closed, go to the ER$/;
    await expectFlashesExplained(
      new Visit(page),
      headline,
      officeNumber,
      emergencyLinks,
    );
  });
});

test('a neighbor from Edison', async ({ page }) => {
  const visit = await Visit.start(page, '/eye-exam-edison-nj');
  const facts = page.getByRole('main');
  await visit.tap(facts.getByText('Hours, insurance and reviews'));
  await visit.expectAnswer(facts.getByText('Tuesday to Saturday').first());
  await visit.expectAnswer(facts.getByText('VSP').first());
  // The menu is out of view, below the picture.
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar.getByRole('link', { name: /book/i })).toBeInViewport();
});
