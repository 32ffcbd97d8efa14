import { expect, test } from '@playwright/test';
import { compose, make } from '../../../src/compose-project.ts';
import { siteUrl } from '../../../src/environment.ts';
import { localTime, notice, show } from '../../../src/front-desk.ts';

test.describe.configure({ mode: 'serial' });

const MINUTE = 60_000;
const pages = ['/', '/contact', '/contact/', '/es', '/es/', '/es/contact'];

const startBackend = () =>
  compose('up', '--detach', '--no-build', '--no-recreate', '--wait', 'backend');

/** The pages that say it. */
async function saying(text: string): Promise<string[]> {
  const answers = await Promise.all(
    pages.map(async (path) => (await fetch(new URL(path, siteUrl))).text()),
  );
  return pages.filter((_, index) => answers[index]?.includes(text));
}

/** While nginx restarts, it refuses connections. */
const isEverywhere = (text: string, timeout = 10_000) =>
  expect(async () => {
    expect(await saying(text)).toEqual(pages);
  }).toPass({ timeout });

const isNowhere = (text: string, timeout = 10_000) =>
  expect.poll(() => saying(text), { timeout }).toEqual([]);

test.afterAll(async () => {
  await startBackend();
  await make('today', 'CLEAR=1');
});

test('what the front desk shows is on every page within ten seconds, and make today prints it', async () => {
  await show(notice('We have cake today'));
  await isEverywhere('We have cake today');
  expect(await make('today')).toContain('We have cake today');
  await show();
  await isNowhere('We have cake today');
});

test('it stays without a backend, and is back after nginx has restarted', async () => {
  await show(notice('Snow'));
  await isEverywhere('Snow');
  await compose('stop', 'backend');
  // Several times, the script asks in vain.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  expect(await saying('Snow')).toEqual(pages);
  await startBackend();
  await compose('restart', 'nginx');
  await isEverywhere('Snow', 30_000);
});

test('it ends at its time without a backend', async () => {
  // The next full minute that leaves time to show it everywhere.
  const end = Math.ceil((Date.now() + 20_000) / MINUTE) * MINUTE;
  await show(notice('Until soon', localTime(end)));
  await isEverywhere('Until soon');
  await compose('stop', 'backend');
  expect(await saying('Until soon')).toEqual(pages);
  await isNowhere('Until soon', end - Date.now() + 10_000);
  expect(Date.now()).toBeGreaterThanOrEqual(end);
  await startBackend();
});

test('make today CLEAR=1 takes everything down', async () => {
  await show(notice('Our first notice'), notice('Our second notice'));
  await isEverywhere('Our first notice');
  expect(await make('today', 'CLEAR=1')).toContain('Our second notice');
  await isNowhere('Our first notice');
  await isNowhere('Our second notice');
});
