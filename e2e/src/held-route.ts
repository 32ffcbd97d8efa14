import type { Page, Route } from '@playwright/test';

interface HeldRoute {
  /** Resolves once the page has asked for the first time. */
  asked: Promise<unknown>;
  release: () => void;
}

/** Lets what the pattern matches wait until it is released, and then go on or be answered as given. */
export async function holdRoute(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<HeldRoute> {
  const gate = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    asked.resolve(undefined);
    await gate.promise;
    await answer(route);
  });
  return {
    asked: asked.promise,
    release: () => {
      gate.resolve(undefined);
    },
  };
}
