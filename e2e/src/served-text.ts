import type { Locator } from '@playwright/test';

/**
 * The visible text with normalized whitespace, without what only scripts show: door signs, which say what's true
 * now, and the buttons of tools.
 */
export const servedText = (part: Locator): Promise<string> =>
  part.evaluate((element: HTMLElement) => {
    const added = [...element.querySelectorAll<HTMLElement>('[data-door-sign], [data-tool]')];
    for (const part of added) part.style.display = 'none';
    const text = element.innerText.replace(/\s+/g, ' ').trim();
    for (const part of added) part.removeAttribute('style');
    return text;
  });
