/**
 * Everything that's checked on every distinct page or every template: in a
 * first visit, on a phone, by the address without a slash. Some pages are
 * opened again on a desktop, by the other address.
 */
import { type ElementHandle, expect, type Page } from '@playwright/test';
import { ariaSnapshot, unclearNames } from '../../src/aria-snapshot.ts';
import {
  targetViolationsAtTheTop,
  violationsInColorSchemes,
} from '../../src/axe-violations.ts';
import {
  show,
  spaceOutText,
  withDefaultFontSize,
  withRootFontSize,
} from '../../src/visitor-settings.ts';
import { expectFirstLoadWithinBudget } from '../../src/first-load.ts';
import {
  followLink,
  servedText,
  showAnyHour,
  openPage,
} from '../../src/loading.ts';
import {
  notForPaper,
  sheet,
  showPrinted,
  textBefore,
} from '../../src/paper.ts';
import {
  addresses,
  distinctPages,
  homeOf,
  responsePages,
  templates,
  townPages,
} from '../../src/routes.ts';
import { siteUrl } from '../../src/environment.ts';
import { fullMatrix } from '../../src/test-matrix.ts';
import {
  scrollThrough,
  scrollToTop,
  shiftsDuring,
  smallTargetsAtAnyWidth,
  sidewaysScroll,
  unreadableText,
} from '../../src/layout.ts';
import { test, type Visit } from '../../src/visits.ts';

interface OpenedPage extends Visit {
  /** Canonical, if it has one. */
  path: string;
  /** The path that the visitor typed. */
  typed: string;
  /** The visible text of its content without JavaScript. */
  textWithoutScripts: () => Promise<string>;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 720 };

type Check = [
  what: string,
  on: readonly string[],
  expectIt: (opened: OpenedPage) => Promise<void>,
];

/**
 * All but the pages that differ from another one only in their text. Of those,
 * only what the specification lists.
 */
const openedPages = [...new Set([...distinctPages, ...townPages, '/admin'])];
const routePaths = openedPages.filter((path) => !responsePages.includes(path));
const forVisitors = openedPages.filter((path) => path !== '/admin');

async function expectCleanStart({
  page,
  path,
  typed,
  messages,
}: OpenedPage): Promise<void> {
  const settled =
    addresses.find((address) => address.typed === typed)?.settled ?? '';
  await expect(page).toHaveURL(new URL(settled, siteUrl).href);
  expect.soft(messages, 'console messages').toEqual([]);
  const canonical = page.locator('link[rel=canonical]');
  await expect.soft(canonical).toHaveCount(1);
  await expect
    .soft(canonical)
    .toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`));
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function expectReadableText(page: Page, width: number): Promise<void> {
  await show(page, 'light', width);
  const where = `${width.toString()} px wide`;
  expect.soft(await sidewaysScroll(page), `sideways scroll, ${where}`).toBe(0);
  expect
    .soft(await unreadableText(page), `unreadable text, ${where}`)
    .toEqual([]);
}

async function expectReadableSheet({ page }: OpenedPage): Promise<void> {
  const phone = await page.locator('footer a[href^="tel:"]').textContent();
  const street = await page.locator('footer address').textContent();
  await page.setViewportSize(sheet);
  await showPrinted(page, 'dark');
  expect.soft(await notForPaper(page)).toEqual([]);
  expect.soft(await unreadableText(page)).toEqual([]);
  expect.soft(await sidewaysScroll(page)).toBe(0);
  await expect.soft(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect
    .soft(page.locator('body'))
    .toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const head = await textBefore(page, 'body');
  expect.soft(head.startsWith(`"${phone ?? ''}`), head).toBe(true);
  expect.soft(await textBefore(page, '#root')).toContain(street?.slice(0, 12));
  await page.emulateMedia({ media: null, colorScheme: null });
}

/**
 * Nothing moves while someone scrolls. After a tap, what's tapped and
 * everything above it stays: what it opens may only push down what's below,
 * from where it opens.
 */
async function expectNoShifts({ page }: OpenedPage): Promise<void> {
  for (const viewport of fullMatrix ? [desktop, phone] : [phone]) {
    await page.setViewportSize(viewport);
    await scrollToTop(page);
    const shifts = await shiftsDuring(page, () => scrollThrough(page));
    expect
      .soft(shifts, `scrolling, ${viewport.width.toString()} px wide`)
      .toEqual([]);
  }
  // Elements instead of locators: what loads meanwhile, or opens, changes which
  // one is the nth.
  const controls = (await page
    .getByRole('main')
    // A preset of /reading-comfort/ changes the size of everything.
    .locator(
      'summary:not([name][open] > *), button[type=button]:not([aria-pressed])',
    )
    .elementHandles()) as ElementHandle<HTMLElement>[];
  for (const control of controls) {
    if (!(await control.isVisible())) continue;
    // Where it is at the click: before, the browser may still scroll to it.
    const bottomAtClick = control.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const note = (): void => {
            resolve(element.getBoundingClientRect().bottom);
          };
          element.addEventListener('click', note, {
            capture: true,
            once: true,
          });
        }),
    );
    const opensTool = await control.evaluate(
      (element) => element.closest('[data-tool]') !== null,
    );
    const shifts = await shiftsDuring(page, async () => {
      await control.click();
      // The tool takes its button's place once it's loaded.
      if (opensTool) await control.waitForElementState('hidden');
    });
    const bottom = await bottomAtClick;
    const above = shifts
      .flatMap(({ moved }) => moved)
      .filter(({ from }) => from < bottom);
    expect
      .soft(above, `after tapping ${(await control.textContent()) ?? ''}`)
      .toEqual([]);
  }
}

/**
 * Pages that the home page links to. All get their metadata from one component,
 * whose tests have every page.
 */
const linked = [
  '/services/',
  '/contact/',
  '/eye-exam-edison-nj',
  '/es/contact/',
];

/**
 * The tags that search engines and link previews read from the current page,
 * sorted.
 */
const pageMetadata = async (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'head :is(title, meta, link:not([rel=preload], [rel=modulepreload])), script[type="application/ld+json"]',
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .sort(),
  );

async function expectSameMetadataAfterLink({
  page,
  path,
}: OpenedPage): Promise<void> {
  const metadata = await pageMetadata(page);
  await openPage(page, homeOf(path));
  expect(await pageMetadata(page)).not.toEqual(metadata);
  await followLink(page, path);
  await expect.poll(() => pageMetadata(page)).toEqual(metadata);
}

/** Their accessibility trees are compared with reviewed copies. */
const snapshots: Record<string, string> = {
  '/': 'home.txt',
  '/about/': 'about.txt',
  '/contact/': 'contact.txt',
  '/eye-exam-edison-nj': 'eye-exam-edison-nj.txt',
  '/new-patients/': 'new-patients.txt',
  '/services/': 'services.txt',
  '/something-just-happened/vision-loss/':
    'something-just-happened-vision-loss.txt',
};

/**
 * The most screens of a phone that a page takes, by the rest of its address.
 */
const longest: readonly (readonly [RegExp, number])[] = [
  // A row of faces.
  [/^\/es\/$/, 8.6],
  // All doctors in one picture, and a choice between them.
  [/^\/es\/about/, 10.5],
  [/^\/about/, 9.8],
  [/^\/$/, 8.1],
  // The storefront, the streets, each symptom in a row, the walk to the door.
  [/^\/es\/contact\/$/, 10.9],
  [/contact\/$/, 10.1],
  // Each plan by name, and a picture of each tool.
  [/^\/es\/new-patients/, 11],
  [/new-patients/, 10.2],
  // Six conditions, and services with their pictures and prices, are open.
  // Three tools show a picture.
  [/^\/es\/for-kids/, 11.2],
  [/for-kids/, 10.2],
  [/^\/es\/services/, 12.5],
  [/services/, 10],
  // Three doors, each symptom in a row, the street with each condition.
  [/^\/eye-care-resources/, 9.6],
  // The list has 24 symptoms.
  [/something-just-happened\/$/, 5.2],
  // Six problems, each with a picture and when it can’t wait.
  [/can-wait/, 6.8],
  [/something-just-happened/, 4.3],
  // Every way to get here is open.
  [/^\/eye-exam-(?!near)/, 6.8],
  [/./, 9],
];

/**
 * Shows the typeface even if it came too late for the page, as after a
 * navigation. The fallback is wider.
 */
const withWebFont = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const part of document.querySelectorAll('html, main'))
      part.classList.add('navigated');
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

async function expectShort({ page, path }: OpenedPage): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await withWebFont(page);
  const [all, footer] = await page.evaluate(() =>
    [document.documentElement, document.querySelector('footer')].map(
      (part) => (part?.getBoundingClientRect().height ?? 0) / innerHeight,
    ),
  );
  const [, limit] = longest.find(([pattern]) => pattern.test(path)) ?? [];
  expect.soft(all, 'screens').toBeLessThanOrEqual(limit ?? 0);
  expect
    .soft(footer, 'screens of the footer')
    .toBeLessThanOrEqual(path.startsWith('/es') ? 1.25 : 1.1);
}

async function expectSameTextWithoutScripts(opened: OpenedPage): Promise<void> {
  const { page, textWithoutScripts } = opened;
  // A phone folds some of it.
  await page.setViewportSize(desktop);
  const text = await textWithoutScripts();
  expect.soft(text).toMatch(/\w+ \w+ \w+/);
  await expect.soft.poll(() => servedText(page.getByRole('main'))).toBe(text);
}

/** Expects a check to find nothing. */
const finds =
  (...checks: ((page: Page) => Promise<string[]>)[]) =>
  async ({ page }: OpenedPage) => {
    for (const check of checks) expect.soft(await check(page)).toEqual([]);
  };

const inLargeText = ({ page }: OpenedPage) =>
  withRootFontSize(page, '200%', async () => {
    await expectReadableText(page, 390);
    await expectReadableText(page, 1280);
  });

async function expectReadableSpacedText({ page }: OpenedPage): Promise<void> {
  await spaceOutText(page);
  await expectReadableText(page, 360);
  await expectReadableText(page, 1280);
}

const namesIn = (page: Page) => unclearNames(page.locator('body'));

const onAPhone: Check[] = [
  [
    'hydrates at its address without console messages',
    routePaths,
    expectCleanStart,
  ],
  [
    'stays within its budget of bytes and requests',
    routePaths,
    expectFirstLoadWithinBudget,
  ],
  ['is short', forVisitors, expectShort],
  ['has clear names', forVisitors, finds(namesIn)],
  [
    'has large enough targets',
    templates,
    finds(smallTargetsAtAnyWidth, targetViolationsAtTheTop),
  ],
  [
    'has the same text without JavaScript',
    distinctPages,
    expectSameTextWithoutScripts,
  ],
  [
    'prints in large black type, with the phone number first',
    distinctPages,
    expectReadableSheet,
  ],
  // 1280 px at 400% zoom.
  [
    'is readable at 400% zoom',
    distinctPages,
    ({ page }) => expectReadableText(page, 320),
  ],
  [
    'is readable with the default font size at 200%',
    distinctPages,
    ({ page }) =>
      withDefaultFontSize(page, 32, () => expectReadableText(page, 390)),
  ],
  ['is readable with the root font size at 200%', distinctPages, inLargeText],
  [
    'has no axe violations in several color schemes',
    templates,
    finds(violationsInColorSchemes),
  ],
  ['moves nothing while scrolling and tapping', templates, expectNoShifts],
  // Last, because it changes the page.
  ['survives WCAG text spacing', distinctPages, expectReadableSpacedText],
];

/** The ways in which pages start, and what the checks below are about. */
const openedAgain = [
  ...new Set([...Object.keys(snapshots), ...linked, '/es/', '/admin']),
];

async function expectSnapshot({ page, path }: OpenedPage): Promise<void> {
  await showAnyHour(page);
  // Closures disappear after their last day.
  await page
    .locator('h3[data-through], table:has([data-through])')
    .evaluateAll((days) => days.map((day) => day.remove()));
  const snapshot = await ariaSnapshot(page.getByRole('main'));
  // Contact's hours mark the day of the test.
  expect
    .soft(snapshot.replace(' (today)', ''))
    .toMatchSnapshot(snapshots[path] ?? '');
}

const onADesktop: Check[] = [
  [
    'hydrates at its address without console messages',
    routePaths,
    expectCleanStart,
  ],
  ['matches its aria snapshot', Object.keys(snapshots), expectSnapshot],
  [
    'has the same metadata after following a link',
    linked,
    expectSameMetadataAfterLink,
  ],
];

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

const visitsOf = [
  ['first on a phone', openedPages, onAPhone, withoutSlash, phone, true],
  [
    'then on a desktop',
    openedAgain,
    onADesktop,
    (path: string) => `${withoutSlash(path)}/`.replace('//', '/'),
    desktop,
    false,
  ],
] as const;

for (const [how, pages, checks, toTyped, viewport, uncached] of visitsOf) {
  for (const path of pages) {
    const typed = toTyped(path);
    const own = checks.filter(([, on]) => on.includes(path));

    test(`${path} is opened ${how}`, async ({ visits }) => {
      const visit = await visits.to(typed, { uncached, viewport });
      const textWithoutScripts = async () => {
        const { page } = await visits.to(typed, {
          viewport: desktop,
          javaScriptEnabled: false,
        });
        return servedText(page.getByRole('main'));
      };
      for (const [what, , expectIt] of own) {
        await test.step(what, () =>
          expectIt({ ...visit, path, typed, textWithoutScripts }),
        );
      }
    });
  }
}
