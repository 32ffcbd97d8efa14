import { setTimeout } from 'node:timers/promises';
import { until } from 'e2e/servers/until.ts';
import type { Values } from '../budgets.ts';
import { type Measure, medians } from '../measure.ts';
import { Phone, withBrowser } from '../phone.ts';
import { adminPassword, site } from '../setting.ts';

declare global {
  /** Milliseconds, in the page while its interactions are measured. */
  var interactions: number[];
  /** Milliseconds, in the page while another one is opened. */
  var opened: Promise<number>;
}

/**
 * Milliseconds from an action until the next paint: of its longest interaction,
 * and at least 16, because browsers don't report shorter ones.
 */
async function longestInteraction(
  phone: Phone,
  act: () => Promise<void>,
): Promise<number> {
  await phone.evaluate(() => {
    globalThis.interactions = [];
    const from16ms = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) globalThis.interactions.push(entry.duration);
      }
    }).observe(from16ms);
  });
  await act();
  // Interactions are reported after the paint.
  await setTimeout(500);
  return Math.max(16, ...(await phone.evaluate(() => interactions)));
}

interface Scene {
  readonly what: keyof Values;
  readonly path: string;
  readonly prepare?: (phone: Phone) => Promise<void>;
  readonly act: (phone: Phone) => Promise<void>;
}

const scenes: Scene[] = [
  {
    what: 'INP, 4 × slower processor, menu opened and closed',
    path: '/',
    async act(phone) {
      await phone.tap('button', 'Menu');
      await phone.tap('button', 'Close');
    },
  },
  {
    what: 'INP, 4 × slower processor, form sent with mistakes',
    path: '/contact/',
    async act(phone) {
      await phone.tap('#firstName');
      await phone.type('Ann Example');
      await phone.tap('button', 'Send Message');
    },
  },
  {
    what: 'INP, 4 × slower processor, dashboard sorted',
    path: '/admin?section=pages',
    async prepare(phone) {
      // On a phone, rows are cards without sortable columns.
      await phone.resize(1280, 900);
      await phone.tap('#password');
      await phone.type(adminPassword);
      await phone.tap('button', 'Sign in');
      await until('the list of pages', () =>
        phone.evaluate(() => document.querySelector('th button') !== null),
      );
    },
    async act(phone) {
      await phone.tap('th button', 'Title');
      await phone.tap('th button', 'Description');
    },
  },
];

/** Interaction to Next Paint with real input and a slow processor. */
export const interaction: Measure = () =>
  withBrowser(async (browser) => {
    const values: Values = {};
    for (const { what, path, prepare, act } of scenes) {
      const scene = () =>
        Phone.use(browser, async (phone) => {
          await phone.load(`${site}${path}`);
          await phone.hydrated();
          await prepare?.(phone);
          // What delays a tap during the start is measured as blocking.
          await phone.atRest();
          await phone.slowProcessor();
          return longestInteraction(phone, () => act(phone));
        });
      const [inp = NaN] = await medians(scene);
      values[what] = inp;
    }
    return { values };
  });

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

/**
 * Client-side navigation on the slow phone: to a link that was in view, and to
 * one that wasn't.
 */
export const navigation: Measure = () =>
  withBrowser(async (browser) => {
    const openFromHome = (
      selector: string,
      rest: (phone: Phone) => Promise<void>,
    ) =>
      Phone.use(browser, async (phone) => {
        await phone.slowLine();
        await phone.slowProcessor();
        await phone.load(`${site}/`);
        await phone.startApplication();
        await phone.hydrated();
        await rest(phone);
        await phone.evaluate(watchOpening);
        await phone.tap(selector);
        return phone.evaluate(() => opened);
      });
    const services = 'a:is([href="/services"], [href="/services/"])';
    const [viewed = NaN, touched = NaN] = await medians(
      () => openFromHome('main a[href^="/"]', () => setTimeout(1000)),
      () => openFromHome(services, (phone) => phone.atRest()),
    );
    return {
      values: {
        'Client-side navigation, link in view for a second': viewed,
        'Client-side navigation, link only touched': touched,
      },
    };
  });
