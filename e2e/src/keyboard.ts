import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any part of the site has. */
const MOST_STOPS = 80;

/** Presses Tab until the control has the focus. Each stop on the way must be seen to have it. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const { name, trouble } = await focusOf(page);
    stops.push(name);
    expect(trouble, `the focus on ${name}`).toEqual([]);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead there, but to: ${stops.join(', ')}`);
}

/** What has the focus, and what keeps a sighted person from seeing that: WCAG 2.4.7, 2.4.11 and 2.4.13. */
function focusOf(page: Page): Promise<{ name: string; trouble: string[] }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = `${element.localName} "${element.textContent.trim().slice(0, 60) || element.id}"`;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const seen = {
      x: [Math.max(left, 0), Math.min(right, window.innerWidth)] as const,
      y: [Math.max(top, 0), Math.min(bottom, window.innerHeight)] as const,
    };
    const isInView = [seen.x, seen.y].every(([from, to]) => to - from >= 20);
    const onTop = document.elementFromPoint(
      (seen.x[0] + seen.x[1]) / 2,
      (seen.y[0] + seen.y[1]) / 2,
    );
    const isCovered = !onTop || !(element.contains(onTop) || onTop.contains(element));
    return {
      name,
      trouble: [
        ...(outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? ['has no outline'] : []),
        ...(isInView ? [] : ['is out of the window']),
        ...(isInView && isCovered ? ['is under something else'] : []),
      ],
    };
  });
}

/** From the address bar to the content: the first stop is the link that skips what every page has. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}
