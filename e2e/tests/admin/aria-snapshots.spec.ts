import { expect, test } from '@playwright/test';
import { ariaSnapshot, unclearNames } from '../../src/aria-snapshot.ts';
import { enterPopulatedDashboard } from '../../src/populated-dashboard.ts';

test.use({ timezoneId: 'America/New_York' });

/** Removes the host from URLs, because it differs between stacks. */
const withoutHost = (text: string) => text.replaceAll(/https?:\/\/[\w.:-]+\//g, '/');

test('the dashboard and its preview match their aria snapshots', async ({ page }) => {
  const dashboard = await enterPopulatedDashboard(page);
  const main = page.getByRole('main');
  expect(withoutHost(await ariaSnapshot(main))).toMatchSnapshot('dashboard.txt');
  expect(await unclearNames(main)).toEqual([]);

  await dashboard.preview('Home').click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('img')).toBeVisible();
  expect(withoutHost(await ariaSnapshot(preview))).toMatchSnapshot('preview.txt');
  expect(await unclearNames(preview)).toEqual([]);
});
