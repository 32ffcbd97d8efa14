import { expect, type Locator, type Page } from '@playwright/test';

/** More than any part of the site has. */
const MOST_STOPS = 80;

/**
 * Presses Tab until the control is focused. The focus must be visible at every
 * stop.
 */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const { name, problems } = await focusOf(page);
    stops.push(name);
    expect(problems, `the focus on ${name}`).toEqual([]);
    if (await control.evaluate((element) => element === document.activeElement))
      return;
  }
  throw new Error(
    `${key} never reached the control. Stops: ${stops.join(', ')}`,
  );
}

/**
 * The focused element, and why its focus isn't visible: WCAG 2.4.7, 2.4.11 and
 * 2.4.13.
 */
const focusOf = (page: Page): Promise<{ name: string; problems: string[] }> =>
  page.evaluate(() => {
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
    const isCovered =
      !onTop || !(element.contains(onTop) || onTop.contains(element));
    return {
      name,
      problems: [
        ...(outlineStyle === 'none' || parseFloat(outlineWidth) < 2
          ? ['has no outline']
          : []),
        ...(isInView ? [] : ['is outside the window']),
        ...(isInView && isCovered ? ['is covered by something else'] : []),
      ],
    };
  });
