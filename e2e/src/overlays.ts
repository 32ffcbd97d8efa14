import { type Locator, type Page, expect } from '@playwright/test';

/** The mobile menu. */
export function menuOf(page: Page) {
  const header = page.getByRole('banner');
  return {
    toggle: header.getByRole('button', { name: /^Men[uú]/ }),
    panel: page.locator('#mobile-menu'),
    close: header.getByRole('button', { name: 'Close' }),
    links: header.getByRole('navigation', { name: /^Men[uú]/ }).getByRole('link'),
  };
}

/** The visible toast. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /^(?:Notifications|Avisos)/ }).getByRole('listitem');
}

/** Whether the visible toast covers a part of the control. */
export async function isCovered(page: Page, control: Locator): Promise<boolean> {
  await expect(toast(page)).toBeVisible();
  const [box, other] = await Promise.all([toast(page).boundingBox(), control.boundingBox()]);
  if (!box || !other) throw new Error("The toast or the control isn't visible.");
  return (
    box.y + box.height > other.y &&
    other.y + other.height > box.y &&
    box.x + box.width > other.x &&
    other.x + other.width > box.x
  );
}
