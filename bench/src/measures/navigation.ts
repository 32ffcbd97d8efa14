import { setTimeout } from 'node:timers/promises';
import { tap, isHydrated } from '../browser/page.ts';
import {
  slowLine,
  slowProcessor,
  watchTraffic,
  type Phone,
  waitUntil,
  withPhones,
} from '../browser/phone.ts';
import { type Measure, medians } from '../measure.ts';
import { row } from '../report.ts';

declare global {
  /**
   * In the page while another one is opened: milliseconds from the click to the
   * paint of the new heading.
   */
  var opened: Promise<number>;
}

/** Watches how the next click opens a page. Runs in the page. */
function watchOpening(): void {
  const before = document.querySelector('h1')?.textContent;
  let began = NaN;
  addEventListener(
    'click',
    () => {
      began = performance.now();
    },
    { capture: true, once: true },
  );
  globalThis.opened = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const now = document.querySelector('h1')?.textContent;
      if (now === undefined || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        globalThis.setTimeout(() => resolve(performance.now() - began));
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * A selector for the links to a page, with or without the slash at the end of
 * its path.
 */
function linkTo(path: string): string {
  const slashless = path.replace(/(?<=.)\/$/, '');
  return `a:is([href="${slashless}"], [href="${slashless}/"])`;
}

/**
 * The path of the first link in view that opens another page. Runs in the page.
 */
function linkInView(): string {
  const link = [...document.querySelectorAll('a')].find((one) => {
    const { top, bottom, width } = one.getBoundingClientRect();
    const opensPage =
      one.pathname !== location.pathname && one.origin === location.origin;
    // A link to another language loads a new document.
    const isPlain = !one.hash && !one.hreflang;
    return (
      opensPage && isPlain && width > 0 && top >= 0 && bottom <= innerHeight
    );
  });
  if (!link) throw new Error('No link in view opens another page.');
  return link.pathname;
}

async function open(phone: Phone, path: string): Promise<{ heading: number }> {
  await phone.evaluate(watchOpening);
  await tap(phone, linkTo(path));
  return { heading: await phone.evaluate(() => globalThis.opened) };
}

/**
 * Client-side navigation on the slow phone: to a link that was in view, and to
 * one that wasn't.
 */
export const navigation: Measure = ({ site, rounds }) =>
  withPhones(async (onPhone) => {
    const onHome = <Result>(use: (phone: Phone) => Promise<Result>) =>
      onPhone(async (phone) => {
        await slowLine(phone);
        await slowProcessor(phone);
        await phone.load(`${site}/`);
        await waitUntil(phone, isHydrated);
        return use(phone);
      });
    const { viewed, touched } = await medians(rounds, {
      viewed: () =>
        onHome(async (phone) => {
          const path = await phone.evaluate(linkInView);
          await setTimeout(1000);
          return open(phone, path);
        }),
      touched: () =>
        onHome(async (phone) => {
          const traffic = await watchTraffic(phone);
          await traffic.waitUntilIdle(500);
          return open(phone, '/services/');
        }),
    });
    const what = 'Client-side navigation on a slow phone';
    return {
      rows: [
        row(`${what}, link in view for a second`, viewed.heading, 'ms', {
          atMost: 150,
        }),
        row(`${what}, link only touched`, touched.heading, 'ms', {
          atMost: 450,
        }),
      ],
    };
  });
