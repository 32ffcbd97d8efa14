import { expect, type Page } from '@playwright/test';

/** The width between the margins of a Letter sheet, at 96 pixels an inch. */
export const sheet = {
  width: Math.floor((8.5 - 2 * 0.4) * 96),
  height: Math.floor((11 - 2 * 0.4) * 96),
};

/**
 * Shows the page as it's printed. The style sheet for that has the lowest
 * priority, so it can arrive after the page has loaded.
 */
export async function showPrinted(
  page: Page,
  colorScheme?: 'dark',
): Promise<void> {
  const style = page.locator('link[media="print"]');
  await expect
    .poll(() => style.evaluate((link: HTMLLinkElement) => link.sheet !== null))
    .toBe(true);
  await page.emulateMedia({
    media: 'print',
    ...(colorScheme && { colorScheme }),
  });
}

/**
 * Text that's smaller than 18 points, not black, not on white or run together,
 * and what only works on a screen.
 */
export const notForPaper = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    /** For people who print backgrounds. */
    function isOnWhite(element: Element | null): boolean {
      if (!element) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return false;
      if (backgroundColor === 'rgba(0, 0, 0, 0)')
        return isOnWhite(element.parentElement);
      return backgroundColor === 'rgb(255, 255, 255)';
    }
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { data, parentElement: element } = texts.currentNode as Text;
      if (
        !element?.checkVisibility() ||
        element.closest('svg, script') ||
        !data.trim()
      )
        continue;
      const { color, fontSize } = getComputedStyle(element);
      const start = data.trim().slice(0, 40);
      // An urgent answer is one sheet.
      const isSource = element.closest('[data-answer] section');
      if (!isSource && parseFloat(fontSize) < smallest)
        found.add(`${fontSize}: ${start}`);
      if (color !== 'rgb(0, 0, 0)') found.add(`${color}: ${start}`);
      if (!isOnWhite(element)) found.add(`On a background: ${start}`);
    }
    for (const element of document.querySelectorAll(
      'header, footer, nav, form, button, iframe',
    )) {
      if (element.checkVisibility()) found.add(`<${element.localName}>`);
    }
    for (const details of document.querySelectorAll('details')) {
      const content = details.lastElementChild;
      if (
        details.checkVisibility() &&
        !content?.checkVisibility({ contentVisibilityAuto: true })
      ) {
        found.add('closed <details>');
      }
    }
    for (const link of document.querySelectorAll('main a, main a *')) {
      if (
        link.checkVisibility() &&
        getComputedStyle(link).borderTopWidth !== '0px'
      )
        found.add(`a frame: ${link.textContent}`);
    }
    // What's beside each other on a screen can end up in one line.
    let before = { end: NaN, line: NaN, text: '' };
    const words = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (words.nextNode()) {
      const { data, parentElement: element } = words.currentNode as Text;
      if (!element?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const lines = [...range.getClientRects()];
      const first = lines[0];
      const last = lines.at(-1);
      if (!first || !last) continue;
      const touches =
        Math.abs(first.left - before.end) < 1 &&
        Math.abs(first.top - before.line) < 4;
      if (
        touches &&
        /[\p{L}\p{N}]$/u.test(before.text) &&
        /^[\p{L}\p{N}]/u.test(data)
      )
        found.add(
          `no space between: ${before.text.slice(-30)}, ${data.slice(0, 30)}`,
        );
      before = { end: last.right, line: last.top, text: data };
    }
    return [...found];
    // 18 points.
  }, 24);

/** Generated text before an element. */
export const textBefore = (page: Page, selector: string): Promise<string> =>
  page.evaluate(
    (selector) =>
      getComputedStyle(
        document.querySelector(selector) ?? document.body,
        '::before',
      ).content,
    selector,
  );
