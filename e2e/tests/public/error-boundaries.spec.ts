import { expect, type Page } from '@playwright/test';
import { throwInsteadOf } from '../../src/break-code.ts';
import { ContactForm } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { messagesOf } from '../../src/messages-of.ts';
import { test } from '../../src/site-test.ts';

/** What a visitor can read, without the blanks between the words. */
const words = (page: Page) =>
  page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());

/** The same page as the server sends it, before any script of it has run, and after a visitor's `use` of it. */
async function servedWords(
  page: Page,
  path: string,
  use?: () => Promise<unknown>,
): Promise<string> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  await use?.();
  const served = await words(page);
  await page.unrouteAll();
  return served;
}

/** Resolves with the first error that the page reports, caught by the application or not. */
const firstError = (page: Page) =>
  Promise.race([
    page.waitForEvent('console', (message) => message.type() === 'error').then((m) => m.text()),
    page.waitForEvent('pageerror').then(({ message }) => message),
  ]);

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' });

const failsWhileHydrating: [part: string, path: string, text: string][] = [
  ['the header', '/', 'Skip to the content'],
  ['the page', '/about/', 'Schedule an Appointment'],
  ['the contact form', '/contact/', 'First Name'],
  ['the map', '/contact/', 'Show the map'],
];

for (const [part, path, text] of failsWhileHydrating) {
  test(`when ${part} throws while it hydrates, ${path} stays as it was served`, async ({
    page,
  }) => {
    const served = await servedWords(page, path);
    await throwInsteadOf(page, text);
    const loads = countLoads(page);
    const messages = messagesOf(page);
    const error = firstError(page);
    await page.goto(path);

    expect(await error).toContain('Broken by the test');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await words(page)).toBe(served);
    expect(loads()).toBe(1);
    expect(messages).toHaveLength(1);

    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // All the rest is still the application's: the link is followed without a load.
    expect(loads()).toBe(1);
  });
}

test('when the router itself throws, the page is put back as it was served', async ({ page }) => {
  const served = await servedWords(page, '/about/');
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
  await expect.poll(() => words(page)).toBe(served);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('when the menu throws on navigation, the header stays and the new page is shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLElement.prototype.togglePopover = () => {
      throw new Error('Broken by the test');
    };
  });
  await page.goto('/');
  await hydrated(page);
  await about(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Five doctors');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(about(page)).toBeVisible();
});

test('when scrolling to a hash throws, the page stays and its links work', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.scrollIntoView = () => {
      throw new Error('Broken by the test');
    };
  });
  const loads = countLoads(page);
  await page.goto('/');
  await hydrated(page);
  const before = await words(page);
  await page.getByRole('main').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/#about');
  expect(await words(page)).toBe(before);
  await about(page).click();
  await expect(page).toHaveURL('/about/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Five doctors');
  expect(loads()).toBe(1);
});

test('a page that throws when it is navigated to is loaded as it is served, once', async ({
  page,
}) => {
  const served = await servedWords(page, '/about/');
  await throwInsteadOf(page, 'Schedule an Appointment');
  await page.goto('/');
  await hydrated(page);
  const loads = countLoads(page);
  const messages = messagesOf(page);

  await about(page).click();
  await expect(page).toHaveURL('/about/');
  // Once when it is navigated to, and once when it hydrates after the load.
  await expect.poll(() => messages.filter((text) => text.includes('Broken')).length).toBe(2);
  await expect.poll(() => words(page)).toBe(served);
  expect(loads()).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Stronger Vision/);
});

test('a section whose script is missing on navigation is read after a load', async ({ page }) => {
  const served = await servedWords(page, '/about/');
  await page.goto('/');
  await hydrated(page);
  await page.route('**/assets/about-letter.static-*.js', (route) => route.abort());
  const loaded = page.waitForEvent('load');
  await about(page).click();
  await loaded;
  await expect.poll(() => words(page)).toBe(served);
});

test('the contact form keeps what was typed when it throws', async ({ page }) => {
  const form = new ContactForm(page);
  const chooseUrgent = () => form.subject.selectOption('Urgent/Emergency');
  const served = await servedWords(page, '/contact/', chooseUrgent);
  await page.goto('/contact/');
  await hydrated(page);
  await form.firstName.fill('Ada');
  await page.evaluate(() => {
    Intl.DateTimeFormat = function () {
      throw new Error('Broken by the test');
    } as unknown as typeof Intl.DateTimeFormat;
  });
  const error = firstError(page);
  await form.subject.focus();
  await chooseUrgent();

  expect(await error).toContain('Broken by the test');
  expect(await words(page)).toBe(served);
  await expect(form.firstName).toHaveValue('Ada');
  await expect(form.subject).toHaveValue('Urgent/Emergency');
  await expect(form.subject).toBeFocused();
  // From here on the browser validates and posts it.
  await form.send.click();
  await expect(form.lastName).toBeFocused();
  await expect(page).toHaveURL('/contact/');
});

test('the map stays a link when it throws', async ({ page }) => {
  await page.goto('/contact/');
  await hydrated(page);
  await page.evaluate(() => {
    performance.getEntriesByType = () => {
      throw new Error('Broken by the test');
    };
  });
  const before = await words(page);
  const error = firstError(page);
  await page.evaluate(() => {
    window.location.hash = '#map';
  });
  expect(await error).toContain('Broken by the test');
  expect(await words(page)).toBe(before);
});

for (const hash of ['#%', '#%E0%A4%A', '#"><', '#%00']) {
  test(`a hash ${hash} leaves the page as it is`, async ({ page }) => {
    const messages = messagesOf(page);
    await page.goto(`/about/${hash}`);
    await hydrated(page);
    const before = await words(page);
    for (const other of ['#dr-maya-sample', hash]) {
      await page.evaluate(async (to) => {
        const changed = new Promise((resolve) => {
          window.addEventListener('hashchange', resolve, { once: true });
        });
        window.location.hash = to;
        await changed;
        await new Promise((resolve) => requestIdleCallback(resolve));
      }, other);
    }
    expect(await words(page)).toBe(before);
    expect(messages).toEqual([]);
  });
}

test('classes that others have put on the document stay', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
  });
  await about(page).click();
  await expect(page).toHaveURL('/about/');
  await expect(page.locator('html')).toHaveClass('translated-ltr arrived');
});
