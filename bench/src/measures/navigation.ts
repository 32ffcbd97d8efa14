import { setTimeout } from 'node:timers/promises';
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

/** Milliseconds from a tap to the new heading: of a link that was in view, and of one that was only touched. */
const budget = { viewed: 150, touched: 450 };

/** The median of the times to the heading or the page. */
const of = (times: readonly Opened[], what: keyof Opened): number =>
  median(times.map((time) => time[what]));

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

/** Milliseconds from the click to the paint of the new heading, and of what follows it. */
interface Opened {
  heading: number;
  page: number;
}

/** Taps the first visible link to a path. */
async function tap({ page, cdp }: Phone, path: string): Promise<Opened> {
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
      after: new Promise<Opened>((resolve) => {
        let heading: Promise<number> | undefined;
        const painted = () =>
          new Promise<number>((done) => {
            requestAnimationFrame(() => {
              globalThis.setTimeout(() => {
                done(performance.now() - began);
              });
            });
          });
        new MutationObserver((_, observer) => {
          const now = document.querySelector('h1')?.textContent;
          if (now === undefined || now === before) return;
          heading ??= painted();
          if (!document.querySelector('main h2')) return;
          observer.disconnect();
          void Promise.all([heading, painted()]).then(([first, all]) => {
            resolve({ heading: first, page: all });
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
    const viewed: Opened[] = [];
    const touched: Opened[] = [];
    const loaded: Opened[] = [];
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
        row(
          `${what}, link in view for a second`,
          of(viewed, 'heading'),
          'ms',
          atMost(budget.viewed),
        ),
        row(`${what}, link only touched`, of(touched, 'heading'), 'ms', atMost(budget.touched)),
        row(`${what}, link only touched, with what follows its heading`, of(touched, 'page'), 'ms'),
        row(`${what}, page loaded before`, of(loaded, 'heading'), 'ms'),
      ],
      tables: [],
    };
  },
};
