import type { Page, Route } from '@playwright/test';

interface HeldRoute {
  /** Resolves at the first matching request. */
  requested: Promise<unknown>;
  release: () => void;
}

/** Holds matching requests until they're released, then continues or answers them. */
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
    release: () => {
      gate.resolve(undefined);
    },
  };
}
