import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../../src/axe-violations.ts';
import { scrollToEnd, scrollToTop } from '../../src/layout.ts';
import { openPage } from '../../src/loading.ts';
import {
  withDefaultFontSize,
  withRootFontSize,
} from '../../src/visitor-settings.ts';

test.use({ viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' });

const barOn = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick links' });

/** Whether the bar is in the window at the top of the page. */
async function sticks(page: Page): Promise<boolean> {
  await scrollToTop(page);
  return barOn(page).evaluate(
    (bar) => bar.getBoundingClientRect().bottom <= window.innerHeight,
  );
}

/**
 * The focused element outside the bar, and whether the bar covers a part of it.
 * Runs in the page.
 */
function stopOf(): { name: string; isCovered: boolean } | undefined {
  const { activeElement: element } = document;
  const bar = document.querySelector('nav[aria-label="Quick links"]');
  if (!element || !bar || bar.contains(element)) return undefined;
  const isCovered =
    element.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  return {
    name: `${element.localName} ${element.id || element.textContent}`,
    isCovered,
  };
}

test('the header of a phone is one row of links and one with the name', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const { height = 0 } = (await header.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(133);
  for (const name of [/^Call us/, /map/, /^Book/]) {
    await expect(header.getByRole('link', { name })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('the bar sticks to the bottom of a phone, below all content at the end', async ({
  page,
}) => {
  await openPage(page, '/about/');
  expect(await sticks(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await expect(barOn(page).getByRole('link')).toHaveText(
    [/\S/, 'Call us', /^Book/, 'Urgent?'],
    { useInnerText: true },
  );

  await scrollToEnd(page);
  const [bar, footer] = await Promise.all([
    barOn(page).boundingBox(),
    page.getByRole('contentinfo').boundingBox(),
  ]);
  // The window scrolls by whole pixels, while boxes end anywhere between them.
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan(
    (bar?.y ?? 0) + 1,
  );
});

test('the bar never covers the focused element', async ({ page }) => {
  await openPage(page, '/contact/');
  const stops: NonNullable<ReturnType<typeof stopOf>>[] = [];
  const press = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(stopOf);
  };
  for (let stop = await press(); stop; stop = await press()) stops.push(stop);
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
});

test('the bar makes room while a keyboard is open', async ({ page }) => {
  await page.goto('/contact/');
  expect(await sticks(page)).toBe(true);
  for (const field of ['#firstName', '#subject', '#message']) {
    await page.locator(field).focus();
    expect(await sticks(page), field).toBe(false);
  }
  await page.locator('#message').blur();
  expect(await sticks(page)).toBe(true);
});

test('the bar doesn’t stick in short windows or with large text', async ({
  page,
}) => {
  await page.goto('/about/');
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 664, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await sticks(page)).toBe(false);
  }
  await page.setViewportSize({ width: 390, height: 664 });
  expect(await sticks(page)).toBe(true);
  await withRootFontSize(page, '200%', async () =>
    expect(await sticks(page)).toBe(false),
  );
  await withDefaultFontSize(page, 32, async () =>
    expect(await sticks(page)).toBe(false),
  );
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(barOn(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar leads to hours, phone, booking and urgent help', async ({
    page,
  }) => {
    await page.goto('/about/');
    const links = barOn(page).getByRole('link');
    await expect(links.first()).toHaveText(/^Our\s*hours$/);
    const targets = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(targets).toEqual([
      '/contact/#hours',
      expect.stringMatching(/^tel:\+1/),
      expect.stringMatching(/^https:/),
      '/something-just-happened/',
    ]);
  });
});
