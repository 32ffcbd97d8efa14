import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { startBrowser } from './chromium.ts';

/**
 * Lighthouse's benchmark index of this machine at the moment: how fast Chromium runs two small loops. On a shared
 * machine it moves, and with it all times that aren't ratios. Takes a second.
 */
export async function benchmarkIndex(): Promise<number> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await browser.close();
  }
}
