import { type Locator, type Page, expect } from '@playwright/test';

/** The mobile menu. */
export class Menu {
  readonly toggle: Locator;
  readonly panel: Locator;
  readonly close: Locator;
  readonly links: Locator;

  constructor(page: Page) {
    const header = page.getByRole('banner');
    this.toggle = header.getByRole('button', { name: 'Menu' });
    this.links = header.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    this.close = header.getByRole('button', { name: 'Close' });
    this.panel = page.locator('#mobile-menu');
  }
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
