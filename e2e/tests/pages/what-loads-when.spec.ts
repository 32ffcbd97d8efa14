import {
  expect,
  test,
  type Page,
  type Locator,
  type Request,
} from '@playwright/test';
import {
  holdRoute,
  hydrated,
  idle,
  prefetchStart,
  openPage,
} from '../../src/loading.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

test('loads the application on the first interaction, even if that’s before its script', async ({
  page,
}) => {
  const image = await holdRoute(page, '**/*.svg');
  const script = await holdRoute(page, '**/assets/boot-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await image.requested;
  await script.requested;
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.keyboard.press('Tab');
  script.release();

  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  image.release();
});

test('the page is complete without waiting for its script', async ({
  page,
}) => {
  const script = await holdRoute(page, '**/assets/boot-*.js');
  const parsed = page.goto('/', { waitUntil: 'domcontentloaded' });
  await script.requested;
  await parsed;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  script.release();
});

test.use({ viewport: { width: 412, height: 823 } });

/**
 * Opens a page. @returns the scripts that it has asked for since it began to
 * load others ahead
 */
async function open(page: Page, path: string): Promise<() => string[]> {
  const scripts: Request[] = [];
  page.on('request', (request) => {
    const isScript =
      request.resourceType() === 'script' &&
      !request.url().includes('/vitals-');
    if (isScript) scripts.push(request);
  });
  await openPage(page, path);
  await expect.poll(() => page.evaluate(prefetchStart)).toBeLessThan(Infinity);
  const start = await page.evaluate(prefetchStart);
  // By the browser's clock, because a busy machine reports requests late. The
  // page's own scripts have all been answered.
  const isAhead = (script: Request): boolean => {
    const { startTime } = script.timing();
    return startTime === 0 || startTime >= start;
  };
  return () => scripts.filter(isAhead).map((script) => script.url());
}

/** Gives the page time for whatever it does when it's idle. */
const idleTwentyTimes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 20; i += 1)
      await new Promise((idle) => requestIdleCallback(idle));
  });

const isReviews = (url: string): boolean => url.includes('/reviews-page-');

/** Out of view on the pages that are opened here. */
const reviewsLink = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).first();

for (const path of ['/', '/myopia-management/']) {
  test(`${path} loads pages behind links in view, within its budget`, async ({
    page,
  }) => {
    const scripts = await open(page, path);
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      expect(scripts().length).toBeGreaterThan(2);
    }).toPass();
    await page.evaluate(() => {
      document.querySelector('footer')?.scrollIntoView();
    });
    // Whoever touches a link opens its page, so there's always room.
    await reviewsLink(page).dispatchEvent('touchstart');
    await expect.poll(() => scripts().some(isReviews)).toBe(true);
    const ahead = scripts().filter((url) => !isReviews(url));
    expect(ahead.length).toBeLessThanOrEqual(6);
    const sizes = await Promise.all(ahead.map(transferredBytes));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      30_000,
    );
  });
}

test('loads nothing else while a page is opening', async ({ page }) => {
  const reviews = await holdRoute(page, '**/assets/reviews-page-*.js');
  const scripts = await open(page, '/');
  // Before the links next to it have been in view for long enough to be loaded.
  const clicked = await reviewsLink(page).evaluate((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    (link as HTMLElement).click();
    return performance.now();
  });
  await reviews.requested;
  await expect(page).toHaveURL('/reviews/');
  const before = scripts();
  await page.waitForFunction((time) => performance.now() > time + 500, clicked);
  await idleTwentyTimes(page);
  expect(scripts()).toEqual(before);
  reviews.release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Reviews',
  );
  await expect.poll(() => scripts().length).toBeGreaterThan(before.length);
});

// Without scrolling there: what comes into view on the way is loaded, too, and
// might leave no room for it.
for (const [how, act] of [
  ['pointed at', (link: Locator) => link.dispatchEvent('pointerover')],
  [
    'focused',
    (link: Locator) =>
      link.evaluate((element) => element.focus({ preventScroll: true })),
  ],
  ['touched', (link: Locator) => link.dispatchEvent('touchstart')],
] as const) {
  test(`loads a page when its link is ${how}, once, and opens it`, async ({
    page,
  }) => {
    const scripts = await open(page, '/contact/');
    await act(reviewsLink(page));
    await expect.poll(() => scripts().some(isReviews)).toBe(true);
    await reviewsLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Reviews',
    );
    expect(scripts().filter(isReviews)).toHaveLength(1);
  });
}

test('stays on the page when another can’t be loaded, and tries again', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/assets/reviews-page-*.js', async (route) => {
    asked += 1;
    await (asked === 1 ? route.abort() : route.continue());
  });
  await open(page, '/');
  await page.evaluate(() => {
    document.documentElement.dataset['stayed'] = '';
  });
  await reviewsLink(page).dispatchEvent('touchstart');
  await expect.poll(() => asked).toBe(1);
  await reviewsLink(page).click();
  await expect(page).toHaveURL('/reviews/');
  await expect(page.locator('html')).toHaveAttribute('data-stayed');
});

test("doesn't try again and again without a connection", async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/*-page-*.js', async (route) => {
    asked += 1;
    await (route.request().url().includes('/home-page-')
      ? route.continue()
      : route.abort());
  });
  await open(page, '/');
  await expect.poll(() => asked).toBeGreaterThan(1);
  const first = asked;
  await idleTwentyTimes(page);
  // The links in view are one page or two.
  expect(asked - first).toBeLessThanOrEqual(1);
});

test('an image that hangs delays the application by five seconds at most', async ({
  page,
}) => {
  await page.clock.install();
  const image = await holdRoute(page, '**/*.svg');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await image.requested;
  await page.clock.fastForward('00:05');

  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  image.release();
});

/** A phone with little memory, a laptop with two cores, and a slow line. */
const weak = [
  { deviceMemory: 2 },
  { deviceMemory: 4, hardwareConcurrency: 2 },
  { connection: { effectiveType: '3g' } },
];
for (const what of weak) {
  test(`starts the application on the first interaction with ${JSON.stringify(what)}`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript((what) => {
      for (const [name, value] of Object.entries(what))
        Object.defineProperty(navigator, name, { value });
    }, what);
    await page.goto('/');
    await page.waitForFunction(
      () => performance.getEntriesByType('paint').length > 0,
    );
    await idle(page);
    expect(scripts).toHaveLength(1);

    await page.keyboard.press('Tab');
    await hydrated(page);
  });
}

test('with Save-Data, loads nothing before the first interaction', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/');
  await page.waitForFunction(
    () => performance.getEntriesByType('paint').length > 0,
  );
  await idle(page);
  const scripts = requested.filter((url) => url.endsWith('.js'));
  expect(scripts).toHaveLength(1);
  expect(await transferredBytes(scripts[0] ?? '')).toBeLessThanOrEqual(3800);

  await page.keyboard.press('Tab');
  await hydrated(page);
  // The page behind this link loads only when it's opened.
  await reviewsLink(page).click();
  await expect(page).toHaveURL('/reviews/');
  expect(await page.evaluate(prefetchStart)).toBe(Infinity);
  await idle(page);
  expect(requested.filter((url) => url.includes('/vitals-'))).toEqual([]);
});
