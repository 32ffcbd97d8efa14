import { setTimeout } from 'node:timers/promises';
import { throttling } from 'lighthouse/core/config/constants.js';
import type { Page } from 'playwright-core';
import { startBrowser } from '../browser/chromium.ts';
import { waitForHydration } from '../browser/hydration.ts';
import { onPhone, type Phone, phoneSlowdown, slowLine, slowProcessor } from '../browser/phone.ts';
import { watchTraffic } from '../browser/traffic.ts';
import type { Measure } from '../measure.ts';
import { median } from '../report/median.ts';
import { atMost, row } from '../report/row.ts';

/** Milliseconds that a finger stays on the screen in a tap. */
const tapTime = 100;

/** Milliseconds from a tap to the new page, when its code is there. */
const budget = 150;

/** What a tap can't hide of the time that a request takes on the slow line. */
const wait = throttling.mobileSlow4G.requestLatencyMs - tapTime;

/** Waits for the end of the transition, as a person does who reads before the next tap. */
const transitionEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });

/** The address of the first link in view that opens another page. */
function linkInView(page: Page): Promise<string> {
  return page.evaluate(() => {
    const link = [...document.links].find((one) => {
      const { top, bottom, width } = one.getBoundingClientRect();
      const opensPage = one.pathname !== location.pathname && one.origin === location.origin;
      return opensPage && !one.hash && width > 0 && top >= 0 && bottom <= innerHeight;
    });
    if (!link) throw new Error('No link in view opens another page.');
    return link.pathname;
  });
}

/** Taps the first visible link to a path. @returns milliseconds from the click to the paint of the new heading */
async function tap({ page, cdp }: Phone, path: string): Promise<number> {
  const painted = await page.evaluateHandle(() => {
    const before = document.querySelector('h1')?.textContent;
    let began = NaN;
    addEventListener(
      'click',
      () => {
        began = performance.now();
      },
      { capture: true, once: true },
    );
    // In an object, because a promise would be awaited here.
    return {
      after: new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const now = document.querySelector('h1')?.textContent;
          if (now === undefined || now === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            globalThis.setTimeout(() => {
              resolve(performance.now() - began);
            });
          });
        }).observe(document.body, { childList: true, subtree: true });
      }),
    };
  });
  const point = await page.evaluate((to) => {
    // With or without the slash at the end.
    const link = [...document.links].find(
      (one) => [to, `${to}/`].includes(one.pathname) && !one.hash && one.checkVisibility(),
    );
    if (!link) throw new Error(`The page has no link to ${to}.`);
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, path);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(tapTime);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return page.evaluate(({ after }) => after, painted);
}

/** Client-side navigation on the slow phone: to a link that was in view, to one that wasn't, and to a loaded page. */
export const navigation: Measure = {
  name: 'navigation',
  async run({ site, rounds }) {
    const viewed: number[] = [];
    const touched: number[] = [];
    const loaded: number[] = [];
    const browser = await startBrowser();
    const onHome = (use: (phone: Phone) => Promise<void>): Promise<void> =>
      onPhone(browser, async (phone) => {
        await slowLine(phone);
        await slowProcessor(phone, phoneSlowdown);
        await phone.page.goto(`${site}/`);
        await waitForHydration(phone.page);
        await use(phone);
      });
    try {
      for (let round = 0; round < rounds; round += 1) {
        await onHome(async (phone) => {
          const path = await linkInView(phone.page);
          await setTimeout(1000);
          viewed.push(await tap(phone, path));
        });
        await onHome(async (phone) => {
          const traffic = await watchTraffic(phone);
          await traffic.waitUntilIdle(500);
          touched.push(await tap(phone, '/services'));
          await traffic.waitUntilIdle(500);
          await tap(phone, '/');
          await transitionEnded(phone.page);
          loaded.push(await tap(phone, '/services'));
        });
      }
    } finally {
      await browser.close();
    }
    const what = 'Client-side navigation on a slow phone';
    return {
      rows: [
        row(`${what}, link in view for a second`, median(viewed), 'ms', atMost(budget)),
        row(`${what}, link only touched`, median(touched), 'ms', atMost(wait + budget)),
        row(`${what}, page loaded before`, median(loaded), 'ms'),
      ],
      tables: [],
    };
  },
};
