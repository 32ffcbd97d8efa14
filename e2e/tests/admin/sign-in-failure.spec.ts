import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { redis } from '../../src/redis.ts';
import { toast } from '../../src/toast.ts';

const failures = [
  { status: 429, json: { error: 'Too many attempts.' }, shown: 'Too many attempts.' },
  { status: 503, json: { error: 'Unavailable for now.' }, shown: 'Unavailable for now.' },
  { status: 401, json: {}, shown: 'Invalid password' },
  { status: 500, body: '', shown: 'Invalid password' },
];
for (const { shown, ...answer } of failures) {
  test(`shows '${shown}' for the response ${JSON.stringify(answer)}`, async ({ page }) => {
    const admin = new AdminScreen(page);
    await page.route('/api/admin/login', (route) => route.fulfill(answer));
    await admin.enter('a password');
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText(shown);
    await expect(admin.password).toHaveAccessibleDescription(shown);
    await expect(admin.signIn).toBeEnabled();
  });
}

test('shows a message after a network failure', async ({ page }) => {
  const admin = new AdminScreen(page);
  await page.route('/api/admin/login', (route) => route.abort());
  await admin.enter('a password');
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to login. Please try again.');
});

test('a failed logout keeps the dashboard and shows an error', async ({ page }) => {
  const admin = new AdminScreen(page);
  await admin.enter();
  await expect(admin.logOut).toBeVisible();
  await page.route('/api/admin/logout', (route) => route.fulfill({ status: 503, json: {} }));
  await admin.logOut.click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to logout');
  await expect(admin.dashboard).toBeVisible();
});

test("forged address headers don't affect rate limits", async ({ request }) => {
  const forged = '203.0.113.199';
  const headers = { 'X-Forwarded-For': forged, Forwarded: `for=${forged}`, 'X-Real-IP': forged };
  const limits = (address: string) => redis('--scan', '--pattern', `limit:*${address}*`);
  // More than once, because a sign-in by another test clears the counts.
  await expect(async () => {
    const data = { password: 'not the password' };
    const answer = await request.post('/api/admin/login', { headers, data });
    expect(answer.status()).toBe(401);
    expect(await limits('')).not.toEqual([]);
  }).toPass({ timeout: 5_000 });
  expect(await limits(forged)).toEqual([]);
});
