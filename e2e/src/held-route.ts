import type { Page, Route } from '@playwright/test';

interface HeldRoute {
  /** Resolves once the page has asked. */
  asked: Promise<unknown>;
  release: () => void;
}

/** Lets a call wait until it is released, and then go on or be answered as given. */
export async function holdRoute(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<HeldRoute> {
  const gate = Promise.withResolvers<undefined>();
  const asked = page.waitForRequest((request) => request.url().endsWith(url));
  await page.route(url, async (route) => {
    await gate.promise;
    await answer(route);
  });
  return {
    asked,
    release: () => {
      gate.resolve(undefined);
    },
  };
}
