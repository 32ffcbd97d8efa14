import { expect, test, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { tabTo } from '../../src/keyboard.ts';
import { toast } from '../../src/toast.ts';

// Otherwise the focus comes into view only after a smooth scroll.
test.use({ reducedMotion: 'reduce' });

/**
 * Ends only this page's session, because other tests are signed in at the same time. sign-in-second-factor.spec.ts, which
 * has its own backend, ends all of them. Returns the methods of the calls.
 */
async function signOutOnlyHere(page: Page): Promise<string[]> {
  const methods: string[] = [];
  await page.route('/api/admin/logout-everywhere', async (route) => {
    methods.push(route.request().method());
    const url = route.request().url().replace('logout-everywhere', 'logout');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  return methods;
}

test('lists this sign-in and the one before', async ({ page, browser, baseURL }) => {
  const earlier = await browser.newPage({ baseURL: baseURL ?? '' });
  await new DashboardScreen(earlier).enter();
  await earlier.close();

  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await expect(dashboard.activity).toContainText(
    /Last signed in .+, session \d+, from .+ with Chrom/,
  );
  await dashboard.activity.getByText('Show sign-ins').click();
  const own = dashboard.activity.getByRole('listitem').filter({ hasText: '(this session)' });
  await expect(own).toContainText('Signed in');
});

test('signs out everywhere by keyboard', async ({ page }) => {
  const requested = await signOutOnlyHere(page);
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  // The button moves until these are loaded.
  await expect(dashboard.activity.getByText(/^(?:Last signed|No earlier)/)).toBeVisible();
  await expect(dashboard.messages.getByText(/delivered|waiting/)).toBeVisible();
  await tabTo(page, dashboard.activity.getByRole('button', { name: 'Sign out everywhere' }));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Signed out everywhere');
  await expect(new AdminScreen(page).signInHeading).toBeVisible();
  expect(requested).toEqual(['POST']);
});

test('says what to do when signing out everywhere fails', async ({ page }) => {
  await page.route('/api/admin/logout-everywhere', (route) =>
    route.fulfill({ status: 503, json: { error: 'Not now.' } }),
  );
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await dashboard.activity.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toast(page)).toContainText('We couldn’t sign you out. Try again in a minute.');
  await expect(dashboard.activity).toBeVisible();
});

test('shows older entries on request', async ({ page }) => {
  const activity = Array.from({ length: 60 }, (_, index) => ({
    event: 'signed-in',
    at: Date.UTC(2026, 10, 20) - index * 60_000,
    session: 60 - index,
    address: '203.0.113.0',
  }));
  await page.route('/api/admin/activity', (route) =>
    route.fulfill({ json: { activity, session: 60 } }),
  );
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await dashboard.activity.getByText('Show sign-ins').click();
  await expect(dashboard.activity.getByRole('listitem')).toHaveCount(50);
  await tabTo(page, dashboard.activity.getByRole('button', { name: 'Show older ones' }));
  await page.keyboard.press('Enter');
  await expect(dashboard.activity.getByRole('listitem')).toHaveCount(60);
  await expect(dashboard.activity.getByRole('listitem').nth(50)).toBeFocused();
  await expect(dashboard.activity.getByRole('button', { name: 'Show older ones' })).toBeHidden();
});

for (const [what, answer] of [
  ['unavailable', { status: 503, json: { error: 'Not now.' } }],
  ['malformed', { json: { activity: [{ event: 'unheard of' }], session: 1 } }],
] as const) {
  test(`shows an error when the activity is ${what}, and still signs out`, async ({ page }) => {
    await page.route('/api/admin/activity', (route) => route.fulfill(answer));
    await signOutOnlyHere(page);
    const dashboard = new DashboardScreen(page);
    await dashboard.enter();
    await expect(dashboard.activity.getByRole('alert')).toContainText('couldn’t load the activity');
    await dashboard.activity.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(new AdminScreen(page).signInHeading).toBeVisible();
  });
}
