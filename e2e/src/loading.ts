import { expect, type Page, type Route, type Locator } from '@playwright/test';

/**
 * Waits until React has hydrated the served page. Nothing visible changes, so
 * this looks for the property that React sets on its elements.
 */
export async function hydrated(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect
    .poll(() => heading.evaluate((element) => Object.keys(element).join()), {
      message: "React didn't hydrate the page's heading.",
    })
    .toContain('__reactFiber$');
  // React reports hydration problems in later tasks.
  await idle(page);
}

/** Opens a page and waits until React has hydrated it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until the page has nothing to do, but for at most six seconds. That's
 * longer than the page itself waits for an idle moment, so whatever it put off
 * has begun.
 */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The first idle moment can be the rest of the frame in which the page
    // asked for one.
    for (let moment = 0; moment < 2; moment += 1) {
      await new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 3000 });
      });
    }
  });

/**
 * When the page began to load other pages ahead, in milliseconds since 1970, or
 * Infinity. Runs in the page.
 */
export function prefetchStart(): number {
  const [mark] = performance.getEntriesByName('prefetch');
  return mark ? performance.timeOrigin + mark.startTime : Infinity;
}

interface HeldRoute {
  /** Resolves at the first matching request. */
  requested: Promise<unknown>;
  release: () => void;
}

/**
 * Holds matching requests until they're released, then continues or answers
 * them.
 */
export async function holdRoute(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<HeldRoute> {
  const gate = Promise.withResolvers<undefined>();
  const requested = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    requested.resolve(undefined);
    await gate.promise;
    await answer(route);
  });
  return {
    requested: requested.promise,
    release: () => gate.resolve(undefined),
  };
}

/**
 * Clicks a link to the path and waits for its page, which must not reload the
 * document.
 */
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
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    heading ?? '',
  );
  await expect(
    page.locator('html'),
    'the browser reloaded the document',
  ).toHaveAttribute('data-loaded-before');
}

/**
 * Shows urgent advice for any hour again, as served, until the office opens or
 * closes.
 */
export const showAnyHour = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset['office'];
  });

/**
 * The visible text with normalized whitespace, without what only scripts show:
 * door signs and advice, which say what's true now, and the buttons of tools.
 */
export async function servedText(part: Locator): Promise<string> {
  await showAnyHour(part.page());
  return part.evaluate((element: HTMLElement) => {
    const added = [
      ...element.querySelectorAll<HTMLElement>(
        '[data-door-sign], [data-tool], [data-scripted]',
      ),
    ];
    for (const part of added) part.style.display = 'none';
    const text = element.innerText.replace(/\s+/g, ' ').trim();
    for (const part of added) part.removeAttribute('style');
    return text;
  });
}
