import type { Locator, Page } from '@playwright/test';

/** The visible toast. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /^(?:Notifications|Avisos)/ }).getByRole('listitem');
}
