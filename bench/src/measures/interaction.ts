import { setTimeout } from 'node:timers/promises';
import { requireOwnStack } from 'e2e/own-stack.ts';
import { until } from 'e2e/servers/until.ts';
import { type Measure, medians } from '../measure.ts';
import { Phone } from '../phone.ts';
import { site } from '../setting.ts';

declare global {
  /** Milliseconds, in the page while its interactions are measured. */
  var interactions: number[];
  /** Milliseconds, in the page while another one is opened. */
  var opened: Promise<number>;
}

/** Records interactions. Runs in the page. */
function watchInteractions(): void {
  globalThis.interactions = [];
  const from16ms = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) globalThis.interactions.push(entry.duration);
    }
  }).observe(from16ms);
}

/**
 * Milliseconds until the next paint, of the longest interaction on a page with
 * a slow processor, and at least 16, because browsers don't report shorter ones.
 */
async function longestInteraction(
  path: string,
  act: (phone: Phone) => Promise<void>,
  prepare?: (phone: Phone) => Promise<void>,
): Promise<number> {
  const measure = async (phone: Phone) => {
    await phone.load(`${site}${path}`);
    await phone.hydrated();
    await prepare?.(phone);
    // What delays a tap during the start is measured as blocking.
    await phone.atRest();
    await phone.slowProcessor();
    await phone.evaluate(watchInteractions);
    await act(phone);
    // Interactions are reported after the paint.
    await setTimeout(500);
    return [Math.max(16, ...(await phone.evaluate(() => interactions)))];
  };
  const [longest = NaN] = await medians(() => Phone.use(measure));
  return longest;
}

async function openDashboard(phone: Phone): Promise<void> {
  // On a phone, rows are cards without sortable columns.
  await phone.resize(1280, 900);
  await phone.tap('#password');
  await phone.type(requireOwnStack().adminPassword);
  await phone.tap('button', 'Sign in');
  await until('the list of pages', () =>
    phone.evaluate(() => document.querySelector('th button') !== null),
  );
}

/** Interaction to Next Paint with real input and a slow processor. */
export const interaction: Measure = async () => ({
  values: {
    'INP, 4 × slower processor, menu opened and closed':
      await longestInteraction('/', async (phone) => {
        await phone.tap('button', 'Menu');
        await phone.tap('button', 'Close');
      }),
    'INP, 4 × slower processor, form sent with mistakes':
      await longestInteraction('/contact/', async (phone) => {
        await phone.tap('#firstName');
        await phone.type('Ann Example');
        await phone.tap('button', 'Send Message');
      }),
    'INP, 4 × slower processor, dashboard sorted': await longestInteraction(
      '/admin?section=pages',
      async (phone) => {
        await phone.tap('th button', 'Title');
        await phone.tap('th button', 'Description');
      },
      openDashboard,
    ),
  },
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
export const navigation: Measure = async () => {
  const openFromHome = (
    selector: string,
    rest: (phone: Phone) => Promise<void>,
  ) =>
    Phone.use(async (phone) => {
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
  const [viewed = NaN, touched = NaN] = await medians(async () => [
    await openFromHome('main a[href^="/"]', () => setTimeout(1000)),
    await openFromHome(services, (phone) => phone.atRest()),
  ]);
  return {
    values: {
      'Client-side navigation, link in view for a second': viewed,
      'Client-side navigation, link only touched': touched,
    },
  };
};
