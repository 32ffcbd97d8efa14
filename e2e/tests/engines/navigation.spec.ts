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
  close: () => void;
}

/** Serves the site, but holds requests for files whose path contains a text. For browsers that can't hold one. */
async function holdingProxy(held: string): Promise<HoldingProxy> {
  const requested = Promise.withResolvers<undefined>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.includes(held)) {
      requested.resolve(undefined);
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', siteUrl), { method, headers });
    forwarded.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port.toString()}`,
    requested: requested.promise,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
