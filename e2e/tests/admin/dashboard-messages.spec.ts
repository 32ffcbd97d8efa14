import { expect } from '@playwright/test';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { test } from '../../src/site-test.ts';
import { toast } from '../../src/toast.ts';

const entry = { receivedAt: '2026-11-20T05:00:00.000Z', attempts: 0, lastError: '', reason: '' };
const undelivered = [
  { ...entry, id: 'one', state: 'failed', attempts: 13, lastError: 'Error ESOCKET' },
  { ...entry, id: 'two', state: 'quarantined', reason: 'hidden field filled in' },
];

test('undelivered messages are counted, listed and tried again', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  const asked: unknown[] = [];
  await page.route('/api/admin/messages', (route) =>
    route.fulfill({ json: { messages: undelivered } }),
  );
  await page.route('/api/admin/messages/retry', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ json: { retried: 1 } });
  });
  await dashboard.enter();
  await expect(dashboard.messages).toContainText('0 waiting, 1 failed, 1 quarantined');

  await dashboard.messages.getByRole('button', { name: 'Try to deliver now' }).click();
  await expect(toast(page)).toContainText('One message is on its way.');
  await dashboard.messages.getByText('Show them').click();
  await expect(dashboard.messages).toContainText(
    'Failed deliveries: 13, the last with Error ESOCKET',
  );
  await expect(dashboard.messages).toContainText('Reason: hidden field filled in.');
  await dashboard.messages.getByRole('button', { name: 'Deliver it after all' }).click();
  await expect.poll(() => asked).toEqual([{}, { id: 'two' }]);
});

for (const [what, answer] of [
  ['unavailable', { status: 503, json: { error: 'Not now.' } }],
  ['in an unknown form', { json: { messages: [{ number: 'one' }] } }],
] as const) {
  test(`says so when the list is ${what}`, async ({ page }) => {
    await page.route('/api/admin/messages', (route) => route.fulfill(answer));
    const dashboard = new DashboardScreen(page);
    await dashboard.enter();
    await expect(dashboard.messages.getByRole('alert')).toContainText('could not be listed');
  });
}
