import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { longestInteraction } from '../browser/input.ts';
import { onPhone, slowProcessor } from '../browser/phone.ts';

interface Stack {
  /** URL without a trailing slash. */
  readonly site: string;
  readonly adminPassword: string;
}

/** Milliseconds on a slow phone. */
interface DashboardTimes {
  /** From the click on the sign-in button until the list is rendered. */
  readonly opened: number;
  /** From selecting a sort order until the next paint. */
  readonly sorted: number;
}

export function dashboardTimes(
  browser: Browser,
  { site, adminPassword }: Stack,
): Promise<DashboardTimes> {
  return onPhone(browser, async (phone) => {
    const { page } = phone;
    await page.goto(`${site}/admin`);
    await page.getByLabel('Password', { exact: true }).fill(adminPassword);
    await slowProcessor(phone);
    const began = performance.now();
    await page.getByRole('button', { name: 'Sign in' }).tap();
    await page.getByText(/^\d+ of \d+ pages$/).waitFor();
    const opened = performance.now() - began;
    const sorted = await longestInteraction(page, async () => {
      await page.getByLabel('Sort by').focus();
      await page.keyboard.press('ArrowDown');
    });
    return { opened, sorted };
  });
}

interface LiveCheck {
  readonly running: object | null;
  readonly result: { readonly addresses: number; readonly milliseconds: number } | null;
}

/** Runs a live check. @throws Error with the response if it's rejected */
export async function liveCheck(
  browser: Browser,
  { site, adminPassword }: Stack,
): Promise<{ addresses: number; milliseconds: number }> {
  const context = await browser.newContext({
    baseURL: site,
    extraHTTPHeaders: { Origin: site, 'Sec-Fetch-Site': 'same-origin' },
  });
  try {
    const { request } = context;
    await request.post('/api/admin/login', { data: { password: adminPassword } });
    let started = await request.post('/api/admin/live-check');
    // Limited to one check every 30 seconds.
    while (started.status() === 429) {
      await setTimeout(Number(started.headers()['retry-after']) * 1000);
      started = await request.post('/api/admin/live-check');
    }
    if (!started.ok()) throw new Error(await started.text());
    for (;;) {
      const status = (await (await request.get('/api/admin/live-check')).json()) as LiveCheck;
      if (!status.running && status.result) return status.result;
    }
  } finally {
    await context.close();
  }
}
