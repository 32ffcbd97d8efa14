import { expect, test } from '@playwright/test';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { toast } from '../../src/toast.ts';

const entry = { receivedAt: '2026-11-20T05:00:00.000Z', attempts: 0, lastError: '', reason: '' };
const undelivered = [
  { ...entry, id: 'one', state: 'failed', attempts: 13, lastError: 'Error ESOCKET' },
  { ...entry, id: 'two', state: 'quarantined', reason: 'hidden field filled in' },
];

test('counts, lists and retries undelivered messages', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  const requested: unknown[] = [];
  await page.route('/api/admin/messages', (route) =>
    route.fulfill({ json: { messages: undelivered } }),
  );
  await page.route('/api/admin/messages/retry', async (route) => {
    requested.push(route.request().postDataJSON());
    await route.fulfill({ json: { retried: 1 } });
  });
  await dashboard.enter();
  await expect(dashboard.messages).toContainText('0 waiting, 1 failed, 1 quarantined');

  await dashboard.messages.getByRole('button', { name: 'Deliver now' }).click();
  await expect(toast(page)).toContainText('One message is on its way.');
  await dashboard.messages.getByText('Show the list').click();
  await expect(dashboard.messages).toContainText('Failed attempts: 13. Last error: Error ESOCKET.');
  await expect(dashboard.messages).toContainText('Reason: hidden field filled in.');
  await dashboard.messages.getByRole('button', { name: 'Deliver it anyway' }).click();
  await expect.poll(() => requested).toEqual([{}, { id: 'two' }]);
});

for (const [what, answer] of [
  ['unavailable', { status: 503, json: { error: 'Not now.' } }],
  ['malformed', { json: { messages: [{ number: 'one' }] } }],
] as const) {
  test(`shows an error when the list is ${what}`, async ({ page }) => {
    await page.route('/api/admin/messages', (route) => route.fulfill(answer));
    const dashboard = new DashboardScreen(page);
    await dashboard.enter();
    await expect(dashboard.messages.getByRole('alert')).toContainText('couldn’t load the messages');
  });
}
