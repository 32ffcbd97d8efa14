import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';
import { phone, type SitePage } from '../../src/engines/site-page.ts';
import { siteUrl } from '../../src/environment.ts';

const isMenuOpen = (site: SitePage) =>
  site.tab.evaluate(() => document.querySelector('header [popover]')?.matches(':popover-open'));

test('the menu takes the focus, keeps it and returns it, and opens a page without a reload', async ({
  site,
}) => {
  await site.open('/', phone);
  await site.tab.evaluate(() => {
    document.documentElement.dataset['loadedBefore'] = 'yes';
  });
  expect(await isMenuOpen(site)).toBe(false);
  await site.click('button', 'Menu');
  await site.focused('button', 'Close');
  expect(await isMenuOpen(site)).toBe(true);
  const stops = await site.tab.evaluate(
    () => document.querySelectorAll('header [popover] :is(a, button)').length,
  );
  for (let stop = 0; stop < stops; stop += 1) {
    expect(
      await site.tab.evaluate(() => document.activeElement?.closest('[popover]') !== null),
    ).toBe(true);
    await site.tab.press('Tab');
  }
  await site.focused('button', 'Close');
  await site.tab.press('Escape');
  await site.focused('button', 'Menu');
  await expect.poll(() => isMenuOpen(site)).toBe(false);

  await site.click('button', 'Menu');
  await site.focused('button', 'Close');
  await site.click('link', 'Reviews', 'header');
  await site.arriveAt('/reviews/');
  await site.until('the heading has the focus', () => document.activeElement?.localName === 'h1');
  await expect.poll(() => isMenuOpen(site)).toBe(false);
  expect(
    await site.tab.evaluate(() => document.documentElement.dataset['loadedBefore']),
    'whether the document stayed',
  ).toBe('yes');

  await site.tab.evaluate(() => {
    history.back();
  });
  await site.arriveAt('/');
  expect(await site.messages()).toEqual([]);
});

/** Follows a link of the header to a page that's loaded. Returns the number of view transitions. */
async function transitionsOfLink(site: SitePage): Promise<number> {
  await site.until(
    'pages are loaded ahead',
    () => performance.getEntriesByName('prefetch').length > 0,
  );
  await site.tab.evaluate(() => {
    const link = document.querySelector('header nav a[href="/services"]');
    link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  });
  await site.until('the page is loaded', () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/services-page-')),
  );
  await site.tab.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['transitions'] = '0';
    const start = (
      document.startViewTransition as typeof document.startViewTransition | undefined
    )?.bind(document);
    if (!start) return;
    document.startViewTransition = (update) => {
      dataset['transitions'] = (Number(dataset['transitions']) + 1).toString();
      return start(update);
    };
  });
  await site.click('link', 'Services', 'header');
  await site.arriveAt('/services/');
  await site.until('the heading has the focus', () => document.activeElement?.localName === 'h1');
  expect(await site.messages()).toEqual([]);
  return site.tab.evaluate(() => Number(document.documentElement.dataset['transitions']));
}

test('a page fades in', async ({ site }) => {
  const proxy = await holdingProxy('/assets/site-');
  try {
    await site.load(`${proxy.url}/about/`);
    await proxy.requested;
    // Pages don't fade in if rendering the first one took long, as it may on a busy machine. So before that, slow the clock.
    await site.tab.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / 100;
    });
    proxy.release();
    await site.hydrated();
    expect(await transitionsOfLink(site)).toBe(1);
    // The page sends its times when it's left, still through the proxy.
    await site.tab.open('about:blank');
  } finally {
    proxy.close();
  }
});

test('a page opens in a browser without view transitions', async ({ site }) => {
  await site.open('/about/');
  await site.tab.evaluate(() => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
  });
  expect(await transitionsOfLink(site)).toBe(0);
});

test('another site opens although a page is still loading', async ({ site }) => {
  const proxy = await holdingProxy('/services-page-');
  try {
    await site.open(`${proxy.url}/about/`);
    await site.click('link', 'Services', 'header');
    await proxy.requested;
    const other = new URL('/privacy/', siteUrl).href;
    await site.tab.evaluate((url) => {
      location.assign(url);
    }, other);
    const address = () => site.tab.evaluate(() => location.href);
    await expect.poll(address, { timeout: 60_000 }).toBe(other);
  } finally {
    proxy.close();
  }
});

const isAboutInView = () => {
  const { top = -1 } = document.querySelector('#about')?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight / 2;
};

test('a link to a hash and a hash in the address scroll to the section', async ({ site }) => {
  await site.open('/', phone);
  expect(await site.tab.evaluate(isAboutInView)).toBe(false);
  await site.scrollAndClick('link', 'About Us', 'main');
  await site.until('the section is in view', isAboutInView);
  expect(await site.address()).toBe('/#about');

  await site.tab.open('about:blank');
  await site.open('/#about', phone);
  await site.until('the section is in view', isAboutInView);
  expect(await site.address()).toBe('/#about');
});

interface HoldingProxy {
  /** Serves the site. */
  url: string;
  /** Resolves when the held file is requested. */
  requested: Promise<unknown>;
  /** Answers what it has held, and holds nothing from now on. */
  release: () => void;
  close: () => void;
}

/** Serves the site, but holds requests for files whose path contains a text. For browsers that can't hold one. */
export async function holdingProxy(held: string): Promise<HoldingProxy> {
  const requested = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const server = createServer((incoming, outgoing) => {
    const forward = () => {
      const { method, headers } = incoming;
      const forwarded = request(new URL(incoming.url ?? '/', siteUrl), { method, headers });
      forwarded.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(forwarded);
    };
    if (!incoming.url?.includes(held)) {
      forward();
      return;
    }
    requested.resolve(undefined);
    void released.promise.then(forward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port.toString()}`,
    requested: requested.promise,
    release() {
      released.resolve(undefined);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
