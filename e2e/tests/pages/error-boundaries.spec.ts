import { expect, test, type Page } from '@playwright/test';
import { throwInsteadOf } from '../../src/break-code.ts';
import { idle, holdRoute, servedText, openPage } from '../../src/loading.ts';
import { consoleMessages } from '../../src/console-messages.ts';

const visibleText = (page: Page) => servedText(page.locator('body'));

/** The visible text of the page without its scripts. */
async function textWithoutScripts(page: Page, path: string): Promise<string> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  const served = await visibleText(page);
  await page.unrouteAll();
  return served;
}

/** Resolves with the first error that the page logs or throws. */
const firstError = (page: Page) =>
  Promise.race([
    page
      .waitForEvent('console', (message) => message.type() === 'error')
      .then((m) => m.text()),
    page.waitForEvent('pageerror').then(({ message }) => message),
  ]);

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const about = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About' });

const failsWhileHydrating: [part: string, path: string, text: string][] = [
  ['the header', '/', 'Skip to the content'],
  ['the page', '/about/', 'Schedule an Appointment'],
  ['the contact form', '/contact/', 'Send Message'],
];

for (const [part, path, text] of failsWhileHydrating) {
  test(`${path} keeps its served HTML when ${part} throws during hydration`, async ({
    page,
  }) => {
    const served = await textWithoutScripts(page, path);
    await throwInsteadOf(page, text);
    const loads = countLoads(page);
    const messages = consoleMessages(page);
    const error = firstError(page);
    await page.goto(path);

    expect(await error).toContain('Broken by the test');
    await idle(page);
    expect(await visibleText(page)).toBe(served);
    expect(loads()).toBe(1);
    expect(messages).toHaveLength(1);

    await page.unrouteAll({ behavior: 'wait' });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'About' })
      .click();
    await expect(page).toHaveURL('/about/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Client-side navigation still works.
    expect(loads()).toBe(1);
  });
}

test('restores the served page when the router throws', async ({ page }) => {
  const served = await textWithoutScripts(page, '/about/');
  await page.addInitScript(() => {
    const target = window as { addEventListener: unknown };
    target.addEventListener = new Proxy(target.addEventListener as () => void, {
      apply(add, self, args: unknown[]) {
        if (args[0] === 'popstate') throw new Error('Broken by the test');
        Reflect.apply(add, self, args);
      },
    });
  });
  const error = firstError(page);
  await page.goto('/about/');

  expect(await error).toContain('Broken by the test');
  await expect.poll(() => visibleText(page)).toBe(served);
  const loads = countLoads(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Services' })
    .click();
  // The application adds the slash, if it runs at all.
  await expect(page).toHaveURL(/\/services\/?$/);
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Eye exams',
  );
});

test('reloads a page once when it throws on navigation', async ({ page }) => {
  const served = await textWithoutScripts(page, '/about/');
  await throwInsteadOf(page, 'Schedule an Appointment');
  await openPage(page, '/');
  const loads = countLoads(page);
  const messages = consoleMessages(page);

  await about(page).click();
  await expect(page).toHaveURL('/about/');
  // Once on navigation and once when it hydrates after the reload.
  await expect
    .poll(() => messages.filter((text) => text.includes('Broken')).length)
    .toBe(2);
  await expect.poll(() => visibleText(page)).toBe(served);
  expect(loads()).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Stronger Vision/,
  );
});

for (const script of ['vendor', 'site', 'about']) {
  test(`starts although the network changes while ${script} loads`, async ({
    page,
  }) => {
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort(), {
      times: 1,
    });
    const failed = page.waitForEvent('requestfailed');
    await openPage(page, '/about/');
    expect((await failed).url()).toContain(`/${script}-`);
  });
}

test('loads the sections of a page once there’s a connection', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.route(/about-sections|about\/$/, (route) => route.abort());
  await about(page).click();
  await expect(page.getByRole('main')).toContainText(
    'This couldn’t be loaded. Check your connection and reload the page.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Your five eye doctors',
  );
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const booking = page
    .getByRole('main')
    .getByRole('link', { name: 'Schedule an Appointment' });
  await expect(booking.first()).toBeVisible();
});

test('a page canceled when the visitor left loads when they return', async ({
  page,
}) => {
  const served = await textWithoutScripts(page, '/about/');
  await openPage(page, '/');
  const script = await holdRoute(
    page,
    '**/assets/about-sections-*.js',
    (route) => route.abort(),
  );
  const loads = countLoads(page);
  await about(page).click();
  await script.requested;
  // As Safari and Firefox do: they cancel the script, and then keep the page
  // for when someone goes back to it.
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  const kept = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('stays as it was'),
  });
  script.release();
  await kept;
  await idle(page);
  expect(loads()).toBe(0);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await loaded;
  await expect.poll(() => visibleText(page)).toBe(served);
});
