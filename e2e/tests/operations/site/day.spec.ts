import { expect, test } from '@playwright/test';
import { compose, make } from '../../../src/compose-project.ts';
import { notice, pages, saying, show } from '../../../src/front-desk.ts';

test.describe.configure({ mode: 'serial' });

const startBackend = () =>
  compose('up', '--detach', '--no-build', '--no-recreate', '--wait', 'backend');

/** While nginx restarts, it refuses connections. */
const isEverywhere = (text: string, timeout = 10_000) =>
  expect(async () => {
    expect(await saying(text)).toEqual(pages);
  }).toPass({ timeout });

test.afterAll(async () => {
  await startBackend();
  await make('today', 'CLEAR=1');
});

test('what the front desk shows is on every page within ten seconds, and make today prints it', async () => {
  await show(notice('We have cake today'));
  await isEverywhere('We have cake today');
  expect(await make('today')).toContain('We have cake today');
  await show();
  await expect
    .poll(() => saying('We have cake today'), { timeout: 10_000 })
    .toEqual([]);
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
