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
    // Addresses after links are generated, so what comes next needs a space of
    // its own.
    for (const link of document.querySelectorAll('main a')) {
      const next = link.nextSibling;
      if (
        !(next instanceof Element) ||
        !/^[\p{L}\p{N}]/u.test(next.textContent)
      )
        continue;
      const inLine = (one: Element) =>
        one.checkVisibility() && getComputedStyle(one).display === 'inline';
      if (
        inLine(link) &&
        inLine(next) &&
        getComputedStyle(next, '::before').content === 'none'
      ) {
        found.add(`no space before: ${next.textContent}`);
      }
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
