import type { Page } from 'playwright-core';
import { startBrowser } from '../browser/chromium.ts';
import { waitForHydration } from '../browser/hydration.ts';
import { longestInteraction } from '../browser/interactions.ts';
import { onPhone, phoneSlowdown, slowProcessor } from '../browser/phone.ts';
import type { Measure, Setting } from '../measure.ts';
import { median } from '../report/median.ts';
import { atMost, row } from '../report/row.ts';

interface Scene {
  readonly what: string;
  readonly path: string;
  readonly prepare?: (page: Page, setting: Setting) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/** In milliseconds: half of what web.dev calls good. */
const quick = 100;

const scenes: Scene[] = [
  {
    what: 'menu opened and closed',
    path: '/',
    async act(page) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('button', { name: 'Close' }).tap();
    },
  },
  {
    what: 'contact form typed into and sent with mistakes',
    path: '/contact/',
    async act(page) {
      await page.getByRole('textbox', { name: 'First Name' }).tap();
      await page.keyboard.type('Ann Example');
      await page.getByRole('button', { name: 'Send Message' }).tap();
    },
  },
  {
    what: 'dashboard sorted',
    path: '/admin',
    async prepare(page, { adminPassword }) {
      // On a phone, rows are cards without sortable columns.
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByLabel('Password', { exact: true }).fill(adminPassword);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('columnheader', { name: 'Title', exact: true }).waitFor();
    },
    async act(page) {
      for (const name of ['Title', 'Description']) {
        await page.getByRole('columnheader', { name, exact: true }).getByRole('button').tap();
      }
    },
  },
];

/** Interaction to Next Paint with real input and CPU throttling. */
export const interaction: Measure = {
  name: 'interaction',
  async run(setting) {
    const browser = await startBrowser();
    const rows = [];
    try {
      for (const { what, path, prepare, act } of scenes) {
        const longest: number[] = [];
        for (let round = 0; round < setting.rounds; round += 1) {
          await onPhone(browser, async (phone) => {
            const { page } = phone;
            await page.goto(`${setting.site}${path}`);
            await waitForHydration(page);
            await prepare?.(page, setting);
            await slowProcessor(phone, phoneSlowdown);
            longest.push(await longestInteraction(page, () => act(page)));
          });
        }
        rows.push(
          row(
            `INP, ${what}, ${phoneSlowdown} × slower processor`,
            median(longest),
            'ms',
            atMost(quick),
          ),
        );
      }
    } finally {
      await browser.close();
    }
    return { rows, tables: [] };
  },
};
