import { expect, test, type Page } from '@playwright/test';
import { brokenWords, sidewaysScroll } from '../../src/layout.ts';
import {
  fridayNight,
  withDefaultFontSize,
  withRootFontSize,
} from '../../src/visitor-settings.ts';
import { consoleMessages } from '../../src/console-messages.ts';
import { followLink, openPage } from '../../src/loading.ts';
import { showPrinted } from '../../src/paper.ts';

const address = '/reading-comfort/';

const open = (page: Page): Promise<void> => openPage(page, address);

const option = (page: Page, group: string, label: string) =>
  page
    .getByRole('group', { name: group })
    .getByRole('radio', { name: label, exact: true });

const status = (page: Page) => page.getByRole('main').getByRole('status');

/** What the choices change, as computed for the page. */
const look = (page: Page) =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const body = getComputedStyle(document.body);
    const header = getComputedStyle(
      document.querySelector('header') ?? document.body,
    );
    const paragraph = getComputedStyle(
      document.querySelector('main p') ?? document.body,
    );
    return {
      textSize: root.fontSize,
      letterSpacing: paragraph.letterSpacing === 'normal' ? 'normal' : 'wide',
      background: body.backgroundColor,
      scheme: root.colorScheme,
      line: header.borderBottomColor === body.color ? 'strong' : 'soft',
      scrolling: root.scrollBehavior,
    };
  });

const normal = {
  textSize: '16px',
  letterSpacing: 'normal',
  background: 'rgb(251, 248, 242)',
  scheme: 'light dark',
  line: 'soft',
  scrolling: 'smooth',
};
const chosen = {
  textSize: '24px',
  letterSpacing: 'wide',
  background: 'rgb(251, 240, 213)',
  scheme: 'light',
  line: 'strong',
  scrolling: 'auto',
};

async function chooseEverything(page: Page): Promise<void> {
  await option(page, 'Text size', 'Larger').check();
  await option(page, 'Space between letters and lines', 'Wide').check();
  await option(page, 'Background', 'Cream').check();
  await option(page, 'Contrast', 'High').check();
  await option(page, 'Motion', 'None').check();
}

test('applies each choice at once, and says so', async ({ page }) => {
  const messages = consoleMessages(page);
  await open(page);
  expect(await look(page)).toEqual(normal);
  await expect(option(page, 'Text size', 'Larger')).toHaveCSS(
    'accent-color',
    'rgb(11, 79, 85)',
  );
  await option(page, 'Text size', 'Larger').check();
  await expect(status(page)).toHaveText(
    'Text size: Larger. It’s kept on this device.',
  );
  expect(await look(page)).toEqual({ ...normal, textSize: '24px' });
  await chooseEverything(page);
  expect(await look(page)).toEqual(chosen);
  await expect(status(page)).toHaveText(
    'Motion: None. It’s kept on this device.',
  );

  await page.getByRole('button', { name: 'Reset all' }).click();
  expect(await look(page)).toEqual(normal);
  await expect(option(page, 'Background', 'Same as my device')).toBeChecked();
  await expect(status(page)).toContainText('All settings are reset.');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(messages).toEqual([]);
});

test('a preset makes several choices, and takes them back', async ({
  page,
}) => {
  await open(page);
  const preset = page.getByRole('button', { name: /^Small print is blurry/ });
  await preset.click();
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await expect(option(page, 'Text size', 'Larger')).toBeChecked();
  await expect(status(page)).toHaveText(
    'Small print is blurry: Larger text, more space. It’s kept on this device.',
  );
  expect(await look(page)).toEqual({
    ...normal,
    textSize: '24px',
    letterSpacing: 'wide',
  });
  await preset.click();
  expect(await look(page)).toEqual(normal);
});

test('applies the choices before the first paint', async ({ page }) => {
  await open(page);
  await chooseEverything(page);
  await page.addInitScript(() => {
    // The parser adds the body after the head's scripts, and nothing is painted
    // before.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body')) return;
      window.name = document.documentElement.dataset['comfort'] ?? 'no words';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/contact/', address]) {
    await openPage(page, path);
    expect(await look(page)).toEqual(chosen);
    const words = await page.evaluate(() => window.name);
    expect(words, path).toBe('larger wide cream high still');
  }
  await expect(option(page, 'Text size', 'Larger')).toBeChecked();
  await expect(option(page, 'Motion', 'None')).toBeChecked();
  await followLink(page, '/about/');
  expect(await look(page)).toEqual(chosen);
});

test('the header is small and keeps words whole at every setting', async ({
  page,
}) => {
  await openPage(page, '/contact/');
  const header = page.getByRole('banner');
  async function expectSmallHeader(setting: string): Promise<void> {
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const where = `${setting}, ${width.toString()} px wide`;
      const { height: taken = Infinity } = (await header.boundingBox()) ?? {};
      expect.soft(taken / height, where).toBeLessThanOrEqual(0.25);
      expect.soft(await brokenWords(header), where).toEqual([]);
      expect.soft(await sidewaysScroll(page), where).toBe(0);
    }
  }
  for (const spacing of ['', 'wide']) {
    for (const size of ['', 'large', 'larger', 'largest']) {
      await page.evaluate((comfort) => {
        document.documentElement.dataset['comfort'] = comfort;
      }, `${size} ${spacing}`);
      await expectSmallHeader(`"${size}" "${spacing}"`);
    }
  }
  await page.evaluate(() => delete document.documentElement.dataset['comfort']);
  await withDefaultFontSize(page, 32, () =>
    expectSmallHeader('browser at 200%'),
  );
  await withRootFontSize(page, '200%', () => expectSmallHeader('root at 200%'));
});

test('at twice the size, an urgent page says on the first screen what to do and where', async ({
  page,
}) => {
  await page.clock.setFixedTime(fridayNight);
  await page.addInitScript(() => localStorage.setItem('comfort', 'largest'));
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  for (const sign of ['curtain', 'flashes', 'red-eye']) {
    await openPage(page, `/something-just-happened/${sign}/`);
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: '65 James Street' }).first(),
      main.getByRole('link', { name: /^\(\d{3}\)/ }).first(),
    ]) {
      await expect.soft(part, sign).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const [comfort, headings] of [
  ['largest', ':is(h1, h2, h3)'],
  ['largest wide', 'h1'],
] as const) {
  test(`no heading breaks within a word with "${comfort}"`, async ({
    page,
  }) => {
    await page.addInitScript(
      (words) => localStorage.setItem('comfort', words),
      comfort,
    );
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of [
        '/',
        '/es/',
        '/something-just-happened/curtain/',
        '/es/something-just-happened/curtain/',
      ]) {
        await openPage(page, path);
        for (const heading of await page.locator(headings).all()) {
          expect
            .soft(await brokenWords(heading), `${path}, ${width.toString()} px`)
            .toEqual([]);
        }
      }
    }
  });
}

test('applies a choice in other tabs, but not on paper', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, address);
  await open(page);
  await option(page, 'Text size', 'Twice as large').check();
  await expect.poll(() => look(other)).toEqual({ ...normal, textSize: '32px' });
  await expect(option(other, 'Text size', 'Twice as large')).toBeChecked();

  await option(page, 'Background', 'Dark').check();
  await showPrinted(page);
  const printed = { textSize: '24px', background: 'rgb(255, 255, 255)' };
  expect(await look(page)).toMatchObject(printed);
});

test('in a browser that blocks storage, choices work but aren’t kept', async ({
  page,
}) => {
  const messages = consoleMessages(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException(
          'Access is denied for this document.',
          'SecurityError',
        );
      },
    });
  });
  await open(page);
  expect(await look(page)).toEqual(normal);
  await option(page, 'Text size', 'Large').check();
  expect(await look(page)).toEqual({ ...normal, textSize: '20px' });
  await expect(status(page)).toContainText(
    'This browser doesn’t let websites keep anything.',
  );
  expect(messages).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that the browser can zoom, and how', async ({ page }) => {
    await page.goto(address);
    await expect(
      page.getByText(/^The choices above need JavaScript/),
    ).toBeVisible();
    await expect(option(page, 'Text size', 'Twice as large')).toBeDisabled();
  });
});
