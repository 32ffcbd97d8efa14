import { expect } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { messagesOf } from '../../src/messages-of.ts';
import { addresses, canonicalPath } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

for (const { route, typed, settled } of addresses) {
  test(`${typed} comes alive in silence at ${settled}`, async ({ page, baseURL }) => {
    const messages = messagesOf(page);
    await page.goto(typed);
    await hydrated(page);

    await expect(page).toHaveURL(new URL(settled, baseURL).href);
    expect(messages).toEqual([]);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+${canonicalPath(route)}$`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
