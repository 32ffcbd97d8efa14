import { expect, type Page } from '@playwright/test';

/** Clicks a link to the path and waits for its page, which must not reload the document. */
export async function followLink(page: Page, path: string): Promise<void> {
  const slashless = path.replace(/(?<=.)\/$/, '');
  const link = page
    .locator(`a[href="${path}"], a[href="${slashless}"]`)
    .filter({ visible: true })
    .first();
  await page.evaluate(() => {
    document.documentElement.dataset['loadedBefore'] = 'yes';
  });
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
  await expect(page.locator('html'), 'the browser reloaded the document').toHaveAttribute(
    'data-loaded-before',
  );
}
