import { type Locator, type Page, expect } from '@playwright/test';

/** The mobile menu. */
export function menuOf(page: Page) {
  const header = page.getByRole('banner');
  return {
    toggle: header.getByRole('button', { name: /^Men[uú]/ }),
    panel: page.locator('#mobile-menu'),
    close: header.getByRole('button', { name: 'Close' }),
    links: header
      .getByRole('navigation', { name: /^Men[uú]/ })
      .getByRole('link'),
  };
}

/** The visible toast. */
export const toast = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^(?:Notifications|Avisos)/ })
    .getByRole('listitem');

/**
 * Whether the visible toast covers a part of the control, once it has stopped
 * moving.
 */
export async function isCovered(
  page: Page,
  control: Locator,
): Promise<boolean> {
  await expect(toast(page)).toBeVisible();
  return control.evaluate(
    async (element, cover) => {
      await Promise.all(cover.getAnimations().map(({ finished }) => finished));
      const box = element.getBoundingClientRect();
      const other = cover.getBoundingClientRect();
      const isBeside = other.right <= box.left || other.left >= box.right;
      return !isBeside && other.bottom > box.top && other.top < box.bottom;
    },
    await toast(page).elementHandle(),
  );
}
