import type { Page } from '@playwright/test';

/**
 * Controls that are hard to hit: less than 48 CSS pixels high or 24 wide. A link within text can be as
 * high as its line, and one in the footer's lists 24.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const block = (element: Element | null): Element | null =>
      element && /^inline(-block)?$/.test(getComputedStyle(element).display)
        ? block(element.parentElement)
        : element;

    /** Whether the element's block has text besides its links. */
    function isInText(element: Element): boolean {
      const around = block(element);
      if (!around || around === element) return false;
      const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        if (/\w/.test(data) && !parentElement?.closest('a, button')) return true;
      }
      return false;
    }

    /** A label around its control is part of the target. */
    const target = (element: Element) =>
      (element.matches('input') ? element.closest('label') : null) ?? element;

    const leastHeight = (element: Element) => (element.closest('footer nav') ? 24 : 48);

    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      .map((element) => ({ element, box: target(element).getBoundingClientRect() }))
      .filter(
        ({ element, box }) =>
          (box.height < leastHeight(element) && !isInText(element)) || box.width < 24,
      )
      .map(
        ({ element, box }) =>
          `${element.localName} "${element.textContent.trim()}": ` +
          `${box.width.toFixed(0)} × ${box.height.toFixed(1)}`,
      );
  });
}

/** The same at widths from 400% zoom to desktop, in CSS pixels. */
export async function smallTargetsAtAnyWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const small = await smallTargets(page);
    found.push(...small.map((target) => `${width.toString()} px wide: ${target}`));
  }
  return found;
}
