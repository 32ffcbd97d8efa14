import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { type Measure, medians } from '../measure.ts';
import { atRest, hydrated, startApplication, tap } from '../page.ts';
import {
  evaluate,
  load,
  onPhone,
  slowLine,
  slowProcessor,
  withBrowser,
} from '../phone.ts';
import { row } from '../report.ts';

declare global {
  /** In the page while another one is opened: see below. */
  var opened: Promise<number>;
}

/**
 * Measures milliseconds from the next click to the paint of a new heading. Runs
 * in the page.
 */
function watchOpening(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  globalThis.opened = new Promise((resolve) => {
    const begin = () => {
      const start = performance.now();
      const look = () => {
        const isNew = heading() !== undefined && heading() !== before;
        if (!isNew) requestAnimationFrame(look);
        else globalThis.setTimeout(() => resolve(performance.now() - start));
      };
      look();
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}

async function open(phone: CDPSession, selector: string): Promise<number> {
  await evaluate(phone, watchOpening);
  await tap(phone, selector);
  return evaluate(phone, () => opened);
}

/**
 * Client-side navigation on the slow phone: to a link that was in view, and to
 * one that wasn't.
 */
export const navigation: Measure = ({ site, rounds }) =>
  withBrowser(async (browser) => {
    const onHome = (use: (phone: CDPSession) => Promise<number>) =>
      onPhone(browser, async (phone) => {
        await slowLine(phone);
        await slowProcessor(phone);
        await load(phone, `${site}/`);
        await startApplication(phone);
        await hydrated(phone);
        return use(phone);
      });
    const { viewed, touched } = await medians(rounds, {
      viewed: () =>
        onHome(async (phone) => {
          await setTimeout(1000);
          return open(phone, 'main a[href^="/"]');
        }),
      touched: () =>
        onHome(async (phone) => {
          await atRest(phone);
          return open(phone, 'a:is([href="/services"], [href="/services/"])');
        }),
    });
    const what = 'Client-side navigation on a slow phone';
    return {
      rows: [
        row(`${what}, link in view for a second`, viewed, 'ms', {
          atMost: 150,
        }),
        row(`${what}, link only touched`, touched, 'ms', { atMost: 450 }),
      ],
    };
  });
