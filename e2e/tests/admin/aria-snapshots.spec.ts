import { expect } from '@playwright/test';
import { ariaSnapshot, unclearNames } from '../../src/aria-snapshot.ts';
import { test } from '../../src/site-test.ts';
import { enterTroubledDashboard } from '../../src/troubled-dashboard.ts';

test.use({ timezoneId: 'America/New_York' });

/** The addresses without the host, which is another one on every stack. */
const withoutHost = (text: string) => text.replaceAll(/https?:\/\/[\w.:-]+\//g, '/');

test('the dashboard and its preview read to a screen reader as they were reviewed', async ({
  page,
}) => {
  const dashboard = await enterTroubledDashboard(page);
  const main = page.getByRole('main');
  expect(withoutHost(await ariaSnapshot(main))).toMatchSnapshot('dashboard.txt');
  expect(await unclearNames(main)).toEqual([]);

  await dashboard.preview('Home').click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('img')).toBeVisible();
  expect(withoutHost(await ariaSnapshot(preview))).toMatchSnapshot('preview.txt');
  expect(await unclearNames(preview)).toEqual([]);
});
