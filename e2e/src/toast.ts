import { expect, type Locator, type Page } from '@playwright/test';

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
