import { chromium } from 'playwright-core';
import { mkdirSync } from 'node:fs';
const base = process.env.BASE ?? process.env.E2E_BASE_URL; const out = process.env.OUT; mkdirSync(out, { recursive: true });
const pages = process.env.PAGES.split(','); const widths = (process.env.W ?? '390,1280').split(',').map(Number); const schemes = (process.env.S ?? 'light').split(',');
const b = await chromium.launch({ executablePath: process.env.CHROME || undefined });
for (const s of schemes) for (const w of widths) {
  const c = await b.newContext({ viewport: { width: w, height: w < 500 ? 844 : 900 }, colorScheme: s, reducedMotion: 'reduce' });
  const p = await c.newPage();
  for (const path of pages) { await p.goto(base + path); await p.evaluate(() => { for (const i of document.images) i.loading = 'eager'; return document.fonts.ready; }); await p.waitForLoadState('networkidle');
    await p.screenshot({ path: `${out}/${path.replace(/^\/|\/$/g, '').replaceAll('/', '_') || 'home'}-${w}-${s}.png`, fullPage: true }); }
  await c.close();
}
await b.close();
