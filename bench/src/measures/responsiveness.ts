import { setTimeout } from 'node:timers/promises';
import {
  isHydrated,
  longestInteraction,
  paintTimes,
  tap,
  type,
} from '../browser/page.ts';
import {
  slowProcessor,
  watchTraffic,
  waitUntil,
  withPhones,
  phoneSlowdown,
  screen,
  type Phone,
} from '../browser/phone.ts';
import { type Measure, medians, type Setting } from '../measure.ts';
import { row, type Row } from '../report.ts';

const slowdown = 10;
/**
 * Milliseconds without traffic before the first check whether a page is
 * hydrated, and to keep watching after it is.
 */
const settlingTime = 1500;

/**
 * Total blocking time of a load with 10x CPU throttling on a fast connection.
 */
export const blocking: Measure = ({ site, pages, rounds }) =>
  withPhones(async (onPhone) => {
    const found: { page: string; tbt: number }[] = [];
    for (const page of pages) {
      const load = () =>
        onPhone(async (phone) => {
          await slowProcessor(phone, slowdown);
          const traffic = await watchTraffic(phone);
          await phone.load(`${site}${page}`);
          await traffic.waitUntilIdle(settlingTime);
          // Only now, because evaluating code during startup would block the
          // main thread.
          await waitUntil(phone, isHydrated);
          // What a page does right after hydration blocks visitors too.
          await setTimeout(settlingTime);
          return phone.evaluate(paintTimes);
        });
      const { tbt } = (await medians(rounds, { load })).load;
      found.push({ page, tbt });
    }
    const worst = Math.max(...found.map(({ tbt }) => tbt));
    const page = found.find(({ tbt }) => Object.is(tbt, worst))?.page ?? '';
    const what = `TBT, ${slowdown} × slower processor, worst page (${page})`;
    return { rows: [row(what, worst, 'ms', { atMost: 100 })] };
  });

interface Scene {
  readonly what: string;
  readonly path: string;
  readonly prepare?: (phone: Phone, setting: Setting) => Promise<void>;
  readonly act: (phone: Phone) => Promise<void>;
}

/** In milliseconds: half of what web.dev calls good. */
const quick = 100;

/** Milliseconds without traffic after which a page counts as idle. */
const idleTime = 500;

const scenes: Scene[] = [
  {
    what: 'menu opened and closed',
    path: '/',
    async act(phone) {
      await tap(phone, 'button', 'Menu');
      await tap(phone, 'button', 'Close');
    },
  },
  {
    what: 'contact form typed into and sent with mistakes',
    path: '/contact/',
    async act(phone) {
      await tap(phone, '#firstName');
      await type(phone, 'Ann Example');
      await tap(phone, 'button', 'Send Message');
    },
  },
  {
    what: 'dashboard sorted',
    path: '/admin?section=pages',
    async prepare(phone, { adminPassword }) {
      // On a phone, rows are cards without sortable columns.
      const wide = { ...screen, width: 1280, height: 900, mobile: true };
      await phone.cdp.send('Emulation.setDeviceMetricsOverride', wide);
      await tap(phone, '#password');
      await type(phone, adminPassword);
      await tap(phone, 'button', 'Sign in');
      await waitUntil(phone, isSortable);
    },
    async act(phone) {
      for (const name of ['Title', 'Description'])
        await tap(phone, 'th button', name);
    },
  },
];

/** Whether the dashboard's list is there. Runs in the page. */
const isSortable = (): boolean => document.querySelector('th button') !== null;

/** Interaction to Next Paint with real input and CPU throttling. */
export const interaction: Measure = (setting) =>
  withPhones(async (onPhone) => {
    const rows: Row[] = [];
    for (const { what, path, prepare, act } of scenes) {
      const scene = () =>
        onPhone(async (phone) => {
          const traffic = await watchTraffic(phone);
          await phone.load(`${setting.site}${path}`);
          await waitUntil(phone, isHydrated);
          await prepare?.(phone, setting);
          // What delays a tap during the start is measured as blocking.
          await traffic.waitUntilIdle(idleTime);
          await slowProcessor(phone);
          return { inp: await longestInteraction(phone, () => act(phone)) };
        });
      const { inp } = (await medians(setting.rounds, { scene })).scene;
      const name = `INP, ${what}, ${phoneSlowdown} × slower processor`;
      rows.push(row(name, inp, 'ms', { atMost: quick }));
    }
    return { rows };
  });
