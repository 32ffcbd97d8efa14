import type { Locator } from '@playwright/test';

/** The visible text with normalized whitespace. Door signs are left out, because they change with the time. */
export const textWithoutDoorSigns = (part: Locator): Promise<string> =>
  part.evaluate((element: HTMLElement) => {
    const signs = [...element.querySelectorAll<HTMLElement>('[data-door-sign]')];
    for (const sign of signs) sign.style.display = 'none';
    const text = element.innerText.replace(/\s+/g, ' ').trim();
    for (const sign of signs) sign.removeAttribute('style');
    return text;
  });
