import type { CDPSession } from 'puppeteer-core';
import { until } from 'e2e/servers/until.ts';
import { type Measure, medians, type Setting } from '../measure.ts';
import { atRest, hydrated, longestInteraction, tap, visit } from '../page.ts';
import {
  evaluate,
  load,
  onPhone,
  phoneScreen,
  phoneSlowdown,
  slowProcessor,
  type,
  withBrowser,
} from '../phone.ts';
import { row, type Row } from '../report.ts';

const slowdown = 10;

/** Total blocking time of a load on a fast line and a very slow processor. */
export const blocking: Measure = ({ site, pages, rounds }) =>
  withBrowser(async (browser) => {
    const options = { fastLine: true, slowdown };
    const times: number[] = [];
    for (const page of pages) {
      const { tbt } = await medians(rounds, {
        tbt: async () => (await visit(browser, `${site}${page}`, options)).tbt,
      });
      times.push(tbt);
    }
    const worst = Math.max(...times);
    const page = pages[times.indexOf(worst)] ?? '';
    const what = `TBT, ${slowdown} × slower processor, worst page (${page})`;
    return { rows: [row(what, worst, 'ms', { atMost: 100 })] };
  });

interface Scene {
  readonly what: string;
  readonly path: string;
  readonly prepare?: (phone: CDPSession, setting: Setting) => Promise<void>;
  readonly act: (phone: CDPSession) => Promise<void>;
}

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
      const screen = { ...phoneScreen, width: 1280, height: 900 };
      await phone.send('Emulation.setDeviceMetricsOverride', screen);
      await tap(phone, '#password');
      await type(phone, adminPassword);
      await tap(phone, 'button', 'Sign in');
      await until('the list of pages', () =>
        evaluate(phone, () => document.querySelector('th button') !== null),
      );
    },
    async act(phone) {
      await tap(phone, 'th button', 'Title');
      await tap(phone, 'th button', 'Description');
    },
  },
];

/** Interaction to Next Paint with real input and a slow processor. */
export const interaction: Measure = (setting) =>
  withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const { what, path, prepare, act } of scenes) {
      const scene = () =>
        onPhone(browser, async (phone) => {
          await load(phone, `${setting.site}${path}`);
          await hydrated(phone);
          await prepare?.(phone, setting);
          // What delays a tap during the start is measured as blocking.
          await atRest(phone);
          await slowProcessor(phone);
          return longestInteraction(phone, () => act(phone));
        });
      const { inp } = await medians(setting.rounds, { inp: scene });
      const name = `INP, ${what}, ${phoneSlowdown} × slower processor`;
      rows.push(row(name, inp, 'ms', { atMost: 100 }));
    }
    return { rows };
  });
