import type { Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/**
 * The color and contrast settings of visitors. Reduced motion avoids catching a
 * color mid-transition.
 */
const colorSchemes = {
  light: {},
  dark: { colorScheme: 'dark' },
  'more contrast': { contrast: 'more' },
  'dark with more contrast': { colorScheme: 'dark', contrast: 'more' },
  'forced colors': { forcedColors: 'active' },
} satisfies Record<string, Media>;

export type ColorScheme = keyof typeof colorSchemes;

export async function show(
  page: Page,
  colorScheme: ColorScheme,
  width: number,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({
    colorScheme: 'light',
    contrast: 'no-preference',
    forcedColors: 'none',
    reducedMotion: 'reduce',
    ...colorSchemes[colorScheme],
  });
}

/**
 * Runs `check` with another default font size, in pixels, as visitors set it in
 * their browser. The root follows it, and so do media queries in em. 16 is
 * normal.
 */
export async function withDefaultFontSize<Result>(
  page: Page,
  standard: number,
  check: () => Promise<Result>,
): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  try {
    return await check();
  } finally {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await session.detach();
  }
}

/**
 * Runs `check` with text enlarged by a style on the root, such as a user style
 * sheet. Media queries don't follow.
 */
export async function withRootFontSize<Result>(
  page: Page,
  fontSize: string,
  check: () => Promise<Result>,
): Promise<Result> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
  try {
    return await check();
  } finally {
    await page.evaluate(() =>
      document.documentElement.removeAttribute('style'),
    );
  }
}

/**
 * Applies the text spacing from WCAG 2.2:
 * https://www.w3.org/TR/WCAG22/#text-spacing
 */
export const spaceOutText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // An adopted style sheet, because the CSP blocks style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * A Friday morning. The example's office is in New Jersey, open Tuesday to
 * Saturday from 9:00 AM to 5:00 PM.
 */
export const fridayMorning = new Date('2026-11-20T15:00:00Z');
export const fridayNight = new Date('2026-11-21T02:00:00Z');

/**
 * Takes away what JavaScript has learned since Safari 15, the oldest one in
 * frontend/generator/vite-config.ts. Runs in the page.
 */
export function withoutNewerMethods(): void {
  const newer: readonly (readonly [object, readonly string[]])[] = [
    [
      Array.prototype,
      [
        'at',
        'findLast',
        'findLastIndex',
        'toReversed',
        'toSorted',
        'toSpliced',
        'with',
      ],
    ],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Object, ['groupBy', 'hasOwn']],
    [Promise, ['try', 'withResolvers']],
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse', 'parse']],
    [Crypto.prototype, ['randomUUID']],
    [window, ['BroadcastChannel', 'Iterator', 'structuredClone']],
    [Document.prototype, ['startViewTransition']],
  ];
  for (const [owner, names] of newer) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
  // Safari doesn't report these, so it doesn't run what measures them.
  const reported = PerformanceObserver.supportedEntryTypes.filter(
    (type) => type !== 'layout-shift',
  );
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', {
    value: reported,
  });
}
