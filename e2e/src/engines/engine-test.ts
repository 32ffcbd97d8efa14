import { test as base } from '@playwright/test';
import { startFirefox } from './firefox.ts';
import { SitePage, type Colors, type Engine } from './site-page.ts';
import { startWebKit } from './webkit.ts';

export interface EngineOptions {
  engineName: 'firefox' | 'webkit';
  colors: Colors;
}

/**
 * Playwright's `test` with a page in a browser that Playwright can't control.
 * All tests share its tab.
 */
export const test = base.extend<
  { site: SitePage },
  EngineOptions & { engine: Engine }
>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  colors: ['light', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName, colors }, use) => {
      const start = { firefox: startFirefox, webkit: startWebKit }[engineName];
      const engine = await start(colors);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  // Firefox takes as long for a new tab as for a page, and WebKit's driver has
  // only one.
  site: async ({ engine: { tab, clearCookies } }, use) => {
    await tab.evaluate(() => {
      if (location.protocol === 'about:') return;
      localStorage.clear();
      sessionStorage.clear();
    });
    await clearCookies();
    await tab.open('about:blank');
    tab.messages.length = 0;
    await use(new SitePage(tab));
  },
});
