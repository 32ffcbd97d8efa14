import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdRoute, prefetchStart, openPage } from '../../src/loading.ts';

const heading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1 });

const footerLink = (page: Page, name: string): Locator =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .first();

/** Opens the home page, and from there reviews, whose script is held. */
async function openReviews(page: Page): Promise<{ release: () => void }> {
  const script = await holdRoute(page, '**/assets/reviews-page-*.js');
  await openPage(page, '/');
  await footerLink(page, 'Reviews').click();
  await script.requested;
  return script;
}

test('shows the heading of a page whose script takes a while, then the page', async ({
  page,
}) => {
  const script = await openReviews(page);
  await expect(heading(page)).toHaveText(
    'Reviews of our eye doctors in Metuchen, NJ',
  );
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Reviews of our eye doctors in Metuchen, NJ');
  const main = page.getByRole('main');
  await expect(main).toContainText('Loading...');
  await expect(
    main.getByRole('navigation', { name: 'Breadcrumbs' }),
  ).toContainText('Reviews');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();

  script.release();
  await expect(main).toContainText('We have a 4.9 average');
  await expect(main).not.toContainText('Loading...');
  await expect(heading(page)).toHaveText(
    'Reviews of our eye doctors in Metuchen, NJ',
  );
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(
    'Eye Doctor Reviews in Metuchen, NJ | Station Lens',
  );
});

test('leaves the focus alone that moved while a page was opening', async ({
  page,
}) => {
  const script = await openReviews(page);
  await expect(heading(page)).toBeFocused();
  const services = page
    .getByRole('banner')
    .getByRole('link', { name: 'Services' });
  await services.focus();
  script.release();
  await expect(page.getByRole('main')).toContainText('We have a 4.9 average');
  await expect(services).toBeFocused();
});

test('opens another page while one is still opening', async ({ page }) => {
  const script = await openReviews(page);
  await expect(page.getByRole('main')).toContainText('Loading...');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Services' })
    .click();
  await expect(heading(page)).toContainText('Eye exams, glasses and contacts');
  script.release();
  await expect(page.getByRole('main')).toContainText('Start with an eye exam');
  await expect(page).toHaveURL('/services/');
  await expect(heading(page)).toContainText('Eye exams, glasses and contacts');
});

test('loads the document when the script of a page fails', async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/reviews-page-*.js', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    // Later than the page before stays.
    await expect(page.getByRole('main')).toContainText('Loading...');
    return route.abort();
  });
  await openPage(page, '/');
  const loaded = page.waitForEvent('load');
  await footerLink(page, 'Reviews').click();
  await loaded;
  await expect(page).toHaveURL('/reviews/');
  await expect(page.getByRole('main')).toContainText('We have a 4.9 average');
});

test('loads a page once there’s a connection, and says so until then', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  await context.setOffline(true);
  await footerLink(page, 'Reviews').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Check your connection',
  );
  await expect(heading(page)).toHaveText(
    'Reviews of our eye doctors in Metuchen, NJ',
  );
  await page.goBack();
  await expect(heading(page)).toHaveText('Stronger Vision for Stronger Health');
  await page.goForward();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Check your connection',
  );
  await context.setOffline(false);
  await expect(page.getByRole('main')).toContainText('We have a 4.9 average');
});

test("doesn't flash a heading when the page's script is there", async ({
  page,
}) => {
  await openPage(page, '/');
  await expect.poll(() => page.evaluate(prefetchStart)).toBeLessThan(Infinity);
  const script = page.waitForResponse('**/assets/reviews-page-*.js');
  await footerLink(page, 'Reviews').dispatchEvent('touchstart');
  await (await script).finished();
  await page.evaluate(() =>
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent ?? '';
      if (text.includes('Loading...'))
        document.documentElement.dataset['flashed'] = '';
    }).observe(document, { childList: true, subtree: true }),
  );
  await footerLink(page, 'Reviews').click();
  await expect(page.getByRole('main')).toContainText('We have a 4.9 average');
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
});
