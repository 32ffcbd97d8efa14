import { test as base } from '@playwright/test';
import { startFirefox } from './firefox.ts';
import { SitePage } from './site-page.ts';
import type { Colors, Engine } from './tab.ts';
import { startWebKit } from './webkit.ts';

export interface EngineOptions {
  engineName: 'firefox' | 'webkit';
  colors: Colors;
}

/** Playwright's `test` with a page in a browser that Playwright can't control. */
export const test = base.extend<{ site: SitePage }, EngineOptions & { engine: Engine }>({
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
  site: async ({ engine }, use) => {
    await use(new SitePage(await engine.newTab()));
  },
});
