import type { Locator, Page } from '@playwright/test';

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
