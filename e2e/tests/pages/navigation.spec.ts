import { expect, test, type Page } from '@playwright/test';
import {
  followLink,
  holdRoute,
  hydrated,
  prefetchStart,
  openPage,
} from '../../src/loading.ts';
import { scrollToEnd, scrollToTop } from '../../src/layout.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('a link focuses the heading, and going back restores the place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  await footer.scrollIntoViewIfNeeded();
  expect(await scrollY(page)).toBeGreaterThan(500);
  await followLink(page, '/eye-exam-edison-nj');
  await expect(heading).toBeFocused();
  expect(await scrollY(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/');
  // The exact position can differ: the first page of a visit may lack the web
  // font.
  await expect(footer).toBeInViewport();
  await page.goForward();
  await expect(heading).toBeFocused();
});

test('links between the languages lead to the same page', async ({ page }) => {
  await openPage(page, '/services/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Español' })
    .first()
    .click();
  await expect(page).toHaveURL('/es/services/');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'English' })
    .first()
    .click();
  await expect(page).toHaveURL('/services/');
});

test('Spanish pages open each other, and say which are in English', async ({
  page,
}) => {
  // A link that's still moving would be missed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/es/');
  await page.locator('body').evaluate((body) => {
    body.dataset['same'] = '';
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Costo y seguro' })
    .click();
  await expect(page).toHaveURL('/es/new-patients/#cost');
  await expect(page.locator('body')).toHaveAttribute('data-same');
  await expect(page.locator('#cost')).toBeInViewport();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Lectura cómoda (en inglés)' })
    .click();
  await expect(page).toHaveURL('/reading-comfort/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the not-found page has a small line for developers, and leads home', async ({
  page,
}) => {
  await openPage(page, '/no-such-page');
  const forDevelopers = page.getByText(
    'Did you forget to add the page to the router?',
  );
  const forPatients = page
    .getByRole('main')
    .getByText('Sorry, we can’t find that page.');
  await expect(forDevelopers).toBeVisible();
  const sizeOf = (line: typeof forPatients) =>
    line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf(forPatients)).toBeGreaterThan(
    await sizeOf(forDevelopers),
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: /home/i })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Stronger Vision for Stronger Health',
  );
});

const about = (page: Page) => page.locator('#about');

const aboutButton = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'About Us' });

interface Scroll {
  /** The element's id. */
  to: string;
  /** Delay in milliseconds, or undefined if the page scrolled immediately. */
  after: number | undefined;
}

declare global {
  interface Window {
    scrolls: Scroll[];
    transitions: number;
  }
}

/** Records every `scrollIntoView` call of the page's scripts. */
async function watchScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scrolls = [];
    let after: number | undefined;
    const setTimeoutOfBrowser = window.setTimeout.bind(window);
    window.setTimeout = ((
      handler: (...values: unknown[]) => void,
      delay?: number,
    ) =>
      setTimeoutOfBrowser((...values: unknown[]) => {
        after = delay;
        handler(...values);
        after = undefined;
      }, delay)) as typeof window.setTimeout;
    const { value: scrollIntoView } = Object.getOwnPropertyDescriptor(
      Element.prototype,
      'scrollIntoView',
    ) as { value: Element['scrollIntoView'] };
    Element.prototype.scrollIntoView = function (options) {
      window.scrolls.push({ to: this.id, after });
      scrollIntoView.call(this, options);
    };
  });
}

/** The calls recorded since the page was loaded. */
async function scrolls(page: Page): Promise<Scroll[]> {
  return page.evaluate(() => window.scrolls);
}

test('scrolls to the hash once, 100 ms after hydration', async ({ page }) => {
  await watchScrolls(page);
  // The browser's own scroll is then done at once. On a busy machine, a smooth
  // one can pause, which looks like a visitor's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/#about');

  await expect.poll(() => scrolls(page)).toEqual([{ to: 'about', after: 100 }]);
  await expect(about(page)).toBeInViewport();
  await scrollToTop(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about/');
  expect(await scrolls(page)).toHaveLength(1);
});

for (const [part, path, section, width] of [
  ['header', '/contact/', '#hours', 1280],
  ['nav[aria-label="Quick links"]', '/contact/', '#hours', 390],
  ['footer', '/services/', '#glaucoma', 1280],
] as const) {
  test(`a link to a section in ${part} works again once someone has scrolled on`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, path);
    const link = page.locator(`${part} a[href="${path}${section}"]`);
    for (let time = 0; time < 2; time += 1) {
      await scrollToEnd(page);
      await expect(page.locator(section)).not.toBeInViewport();
      await link.click();
      await expect(page).toHaveURL(path + section);
      await expect(page.locator(section)).toBeInViewport();
    }
  });
}

/**
 * Opens a section and scrolls on by more than a window. @returns the new
 * position
 */
async function scrollOn(
  page: Page,
  open: (page: Page, path: string) => unknown,
): Promise<number> {
  await watchScrolls(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Late, it would make the page shorter.
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, '/services/#glaucoma');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  await page.evaluate(() =>
    window.scrollBy({ top: 1500, behavior: 'instant' }),
  );
  return scrollY(page);
}

/** Waits until the page has had the time to scroll to its hash. */
async function arrived(page: Page): Promise<void> {
  await hydrated(page);
  // Timers run in the order of their time.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

/**
 * Expects the page to be at a position, up to rounding, once it has arrived.
 */
async function expectStill(page: Page, position: number): Promise<void> {
  await arrived(page);
  await expect
    .poll(async () => Math.abs((await scrollY(page)) - position))
    .toBeLessThan(10);
}

test('a hash leaves alone where the browser was before', async ({ page }) => {
  await scrollOn(page, openPage);
  // Chromium notes the position for that up to seconds later, without an event,
  // so this watches only what the page does.
  await page.reload();
  await arrived(page);
  expect(await scrolls(page)).toEqual([]);

  await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }));
  const position = await scrollY(page);
  // Playwright's own click would scroll.
  await page.locator('a[href="/about"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/about/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/services/#glaucoma');
  await expectStill(page, position);
});

test('a hash leaves alone where someone has scrolled before hydration', async ({
  page,
}) => {
  const application = await holdRoute(page, '**/assets/site-*.js');
  const position = await scrollOn(page, () => page.goto('/services/#glaucoma'));
  application.release();
  await expectStill(page, position);
});

/**
 * Clicks the About Us button and counts the scroll positions until scrolling
 * ends.
 */
async function scrollPositionsToAbout(page: Page): Promise<number> {
  const button = aboutButton(page);
  await button.scrollIntoViewIfNeeded();
  return button.evaluate(async (element) => {
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    // Wait for the events of the scroll to the button.
    await nextFrame();
    await nextFrame();
    const seen = new Set<number>();
    window.addEventListener('scroll', () => seen.add(window.scrollY));
    return new Promise<void>((resolve) => {
      window.addEventListener('scrollend', () => resolve());
      (element as HTMLElement).click();
    }).then(() => seen.size);
  });
}

test('the About Us button scrolls smoothly to the section, and jumps with reduced motion', async ({
  page,
}) => {
  await openPage(page, '/');
  // A busy machine skips most of them.
  expect(await scrollPositionsToAbout(page)).toBeGreaterThan(1);
  await expect(about(page)).toBeInViewport();
  await expect(page).toHaveURL('/#about');
  await scrollToTop(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scrollPositionsToAbout(page)).toBe(1);
  await expect(about(page)).toBeInViewport();
});

/**
 * Opens a page that counts its view transitions, on a device that renders it
 * this many times faster by its clock.
 */
async function openCounting(page: Page, speed: number): Promise<void> {
  await page.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / times;
    window.transitions = 0;
    const start = document.startViewTransition.bind(document);
    const counting: typeof document.startViewTransition = (update) => {
      window.transitions += 1;
      return start(update);
    };
    // A browser without a clock of its own here is one without transitions.
    const value = times === 0 ? undefined : counting;
    Object.defineProperty(document, 'startViewTransition', { value });
  }, speed);
  await openPage(page, '/about/');
  await expect.poll(() => page.evaluate(prefetchStart)).toBeLessThan(Infinity);
}

/** Loads a page's script by touching its link. */
async function loadAhead(page: Page, name: string): Promise<void> {
  await page
    .locator(`header nav a[href="/${name}"]`)
    .first()
    .dispatchEvent('touchstart');
  await page.waitForFunction(
    (script) =>
      performance
        .getEntriesByType('resource')
        .some((one) => one.name.includes(script)),
    `/${name}-page-`,
  );
}

/**
 * Follows two links within the site to pages that are loaded. Returns how many
 * view transitions they made.
 */
async function transitionsOfTwoLinks(
  page: Page,
  speed: number,
): Promise<number> {
  await openCounting(page, speed);
  for (const name of ['services', 'contact']) {
    await loadAhead(page, name);
    await followLink(page, `/${name}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  return page.evaluate(() => window.transitions);
}

for (const [
  what,
  transitions,
  { motion = 'no-preference', comfort = '', speed = 10 },
] of [
  ['a page fades in when a link leads to it', 2, {}],
  ['no page fades in on a slow device', 0, { speed: 1 / 10 }],
  ['a page opens in a browser without view transitions', 0, { speed: 0 }],
  [
    'no page fades in if the device asks for less motion',
    0,
    { motion: 'reduce' },
  ],
  ['no page fades in if the visitor chose no motion', 0, { comfort: 'still' }],
] as [
  string,
  number,
  { motion?: 'reduce'; comfort?: string; speed?: number },
][]) {
  test(what, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(
      (chosen) => localStorage.setItem('comfort', chosen),
      comfort,
    );
    expect(await transitionsOfTwoLinks(page, speed)).toBe(transitions);
  });
}
