import type { Locator, Page } from '@playwright/test';

/** The toast on show, among the page's notifications. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}
