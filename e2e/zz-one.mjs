import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: process.env.CHROME });
for (const [url, name, w] of JSON.parse(process.env.JOBS)) for (const colorScheme of ['light', 'dark']) { const p = await b.newPage({ viewport: { width: w, height: 700 }, colorScheme }); await p.goto(url); await p.screenshot({ path: `/tmp/h/pages/.git/one-${name}-${colorScheme}.png`, fullPage: true }); await p.close(); }
await b.close();
