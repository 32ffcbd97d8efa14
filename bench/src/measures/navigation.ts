import type { Page } from 'playwright-core';
import { startBrowser } from '../browser/chromium.ts';
import { waitForHydration } from '../browser/hydration.ts';
import { onPhone, phoneSlowdown, slowLine, slowProcessor } from '../browser/phone.ts';
import { watchTraffic } from '../browser/traffic.ts';
import type { Measure } from '../measure.ts';
import { median } from '../report/median.ts';
import { row } from '../report/row.ts';

const there = '/services';
const back = '/';

/** Follows a link. @returns milliseconds from the click to the paint of the new heading */
function follow(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (path) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
        if (!link) {
          reject(new Error(`The page has no link to ${path}.`));
          return;
        }
        const before = document.querySelector('h1')?.textContent;
        const began = performance.now();
        new MutationObserver((_, observer) => {
          const now = document.querySelector('h1')?.textContent;
          if (now === undefined || now === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            setTimeout(() => {
              resolve(performance.now() - began);
            });
          });
        }).observe(document.body, { childList: true, subtree: true });
        link.click();
      }),
    path,
  );
}

/** Waits for the end of the transition, as a person does who reads before the next tap. */
const transitionEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });

/** Client-side navigation to a page whose chunk isn't loaded, back, and there again. */
export const navigation: Measure = {
  name: 'navigation',
  async run({ site, rounds }) {
    const cold: number[] = [];
    const warm: number[] = [];
    const browser = await startBrowser();
    try {
      for (let round = 0; round < rounds; round += 1) {
        await onPhone(browser, async (phone) => {
          await slowLine(phone);
          await slowProcessor(phone, phoneSlowdown);
          const traffic = await watchTraffic(phone);
          await phone.page.goto(`${site}${back}`);
          await waitForHydration(phone.page);
          await traffic.waitUntilIdle(500);
          cold.push(await follow(phone.page, there));
          await traffic.waitUntilIdle(500);
          await follow(phone.page, back);
          await transitionEnded(phone.page);
          warm.push(await follow(phone.page, there));
        });
      }
    } finally {
      await browser.close();
    }
    return {
      rows: [
        row('Client-side navigation on a slow phone, chunk not yet loaded', median(cold), 'ms'),
        row('Client-side navigation on a slow phone, chunk loaded', median(warm), 'ms'),
      ],
      tables: [],
    };
  },
};
