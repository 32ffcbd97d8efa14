import { expect, test, type Page } from '@playwright/test';
import { holdRoute, hydrated, openPage } from '../../src/loading.ts';
import { menuOf } from '../../src/overlays.ts';
import { tabTo } from '../../src/keyboard.ts';
import { scrollToEnd } from '../../src/layout.ts';

test.use({ viewport: { width: 360, height: 740 } });

const question = 'Sudden change, pain or injury?';

test('the menu works by keyboard', async ({ page }) => {
  const menu = menuOf(page);
  await openPage(page, '/');
  await tabTo(page, menu.toggle);
  await page.keyboard.press('Enter');
  await expect(menu.panel).toBeVisible();
  // Tab cycles through it in both directions.
  await expect(menu.close).toBeFocused();
  const stops = menu.panel.getByRole('link').or(menu.panel.getByRole('button'));
  for (const stop of await stops.all()) {
    await expect(stop).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(stops.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(stops.last()).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(menu.panel).toBeHidden();
  await expect(menu.toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, menu.links.getByText('Reviews'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reviews/');
  await expect(menu.panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the backdrop, the current page and the urgent link close the menu', async ({
  page,
}) => {
  const menu = menuOf(page);
  await openPage(page, '/reviews/');
  await menu.toggle.click();
  await page.mouse.click(10, 400);
  await expect(menu.panel).toBeHidden();
  await expect(page).toHaveURL('/reviews/');

  await menu.toggle.click();
  await menu.links.getByText('Reviews').click();
  await expect(menu.panel).toBeHidden();

  await menu.toggle.click();
  await menu.panel.getByRole('link', { name: question }).click();
  await expect(page).toHaveURL('/something-just-happened/');
  await expect(menu.panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what leads out of the site closes the menu, too', async ({ page }) => {
  const menu = menuOf(page);
  await openPage(page, '/about/');
  // They'd open another page, or ask which program calls.
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    }),
  );
  for (const link of [/^Book an Appointment/, /^\(732\)/, /Instagram/]) {
    await menu.toggle.click();
    await menu.panel.getByRole('link', { name: link }).click();
    await expect(menu.panel, link.source).toBeHidden();
  }
});

test('a menu opened before hydration stays open', async ({ page }) => {
  const application = await holdRoute(page, '**/assets/*.js');
  const menu = menuOf(page);
  await page.goto('/', { waitUntil: 'commit' });
  await menu.toggle.click();
  await expect(menu.panel).toBeVisible();

  application.release();
  await hydrated(page);
  await expect(menu.panel).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu starts with a link to the questions, and opens pages', async ({
    page,
  }) => {
    const menu = menuOf(page);
    await page.goto('/about/');
    await menu.toggle.click();
    const links = menu.panel.getByRole('link');
    await expect(links.first()).toHaveText(question);
    await expect(links.nth(1)).toHaveText('About');
    await expect(menu.links.getByText(question)).toHaveCount(0);
    await links.first().click();
    await expect(page).toHaveURL('/something-just-happened/');
    await menu.toggle.click();
    await menu.links.getByText('Contact').click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('in a browser without popovers', () => {
  // It has another style sheet here, whose hash isn't in the policy.
  test.use({ bypassCSP: true });

  test('the menu is closed until its button opens it', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
    });
    await page.route('/about/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(
        ':popover-open',
        ':unknown-to-it',
      );
      await route.fulfill({
        response,
        body: html.replaceAll(/ popover(?:target\w*)?="[\w-]*"/g, ''),
      });
    });
    const menu = menuOf(page);
    await page.goto('/about/');
    await expect(menu.panel).toBeHidden();
    await hydrated(page);
    await menu.toggle.click();
    await expect(menu.panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.panel).toBeHidden();
    await expect(menu.toggle).toBeFocused();
    await menu.toggle.click();
    await page.mouse.click(10, 400);
    await expect(menu.panel).toBeHidden();
    await menu.toggle.click();
    await menu.links.getByText('Reviews').click();
    await expect(page).toHaveURL('/reviews/');
    await expect(menu.panel).toBeHidden();
  });
});

test('urgent help is in sight at any width, on pages with and without translation', async ({
  page,
}) => {
  for (const path of [
    '/about/',
    '/reviews/',
    '/privacy',
    '/es/new-patients/',
  ]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const ways = page
        .locator('header, nav')
        .locator('a[href$="/something-just-happened/"]')
        .filter({ visible: true });
      await expect
        .soft(ways.first(), `${path}, ${width.toString()} px`)
        .toBeInViewport({ ratio: 1 });
    }
  }
});

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // The keys have started the application, which must leave the focus alone.
  await hydrated(page);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

async function expectWayBack(page: Page): Promise<void> {
  // Otherwise the page would still be scrolling to the link when Enter is
  // pressed.
  await scrollToEnd(page);
  await page.getByRole('link', { name: 'Back to the top' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('link').first()).toBeFocused();
}

test('pages link back to the top, and the focus follows', async ({ page }) => {
  await openPage(page, '/services/');
  await expectWayBack(page);
});
