import { expect, test, type Page } from '@playwright/test';
import {
  AdminScreen,
  DashboardScreen,
  signOutOnlyHere,
} from '../../src/admin.ts';
import { violationsInState } from '../../src/axe-violations.ts';
import { tabTo } from '../../src/keyboard.ts';
import {
  messageList,
  openDashboard,
  states,
  vitalsReport,
} from '../../src/populated-dashboard.ts';
import { toast } from '../../src/overlays.ts';
import { throwInsteadOf } from '../../src/break-code.ts';

/** The dashboard's panels with made-up answers of the server. */

// Otherwise the focus comes into view only after a smooth scroll.
test.use({ reducedMotion: 'reduce' });

const sectionOf = {
  activity: 'activity',
  messages: 'messages',
  vitals: 'speed',
} as const;

async function openWith(
  page: Page,
  call: keyof typeof sectionOf,
  json: object,
): Promise<DashboardScreen> {
  await page.route(`/api/admin/${call}`, (route) => route.fulfill({ json }));
  const dashboard = new DashboardScreen(page);
  await dashboard.open(sectionOf[call]);
  return dashboard;
}

test('the overview says what needs the admin, and leads there', async ({
  page,
}) => {
  const { needs, messages, missing } = await openDashboard(
    page,
    'overview',
    'full',
  );
  await expect(needs.getByRole('listitem')).toHaveText([
    /Error: Messages: 0 waiting, 1 failed, 1 quarantined\./,
    /Error: Live check: 1 error, 1 warning\./,
    /Error: One missing page has a link on our own pages\./,
    /Warning: The newest backup is 9 days old\. Run make backup\./,
    /Warning: Sample content is left\./,
  ]);
  await needs.getByRole('link', { name: 'One missing page' }).click();
  await expect(missing).toBeInViewport();
  await page.goBack();
  await needs.getByRole('link', { name: '1 failed' }).click();
  await expect(messages).toContainText('0 waiting, 1 failed, 1 quarantined.');
  await expect(page).toHaveURL('/admin?section=messages');
});

test('counts, lists and retries undelivered messages', async ({ page }) => {
  const requested: unknown[] = [];
  await page.route('/api/admin/messages/retry', async (route) => {
    requested.push(route.request().postDataJSON());
    await route.fulfill({ json: { retried: 1 } });
  });
  const { messages } = await openWith(page, 'messages', {
    ...messageList,
    counts: { waiting: 0, failed: 1, quarantined: 4503 },
  });
  await expect(messages.getByRole('listitem')).toHaveText([
    'Mail server ● Answers',
    'Delivered today 3',
    'Last seven days 21',
  ]);
  await expect(messages).toContainText('The last message came Nov 20, 2026');
  await expect(messages).toContainText(
    '0 waiting, 1 failed, 4503 quarantined. Shown: 1 of 4503 quarantined messages.',
  );

  await messages.getByRole('button', { name: 'Deliver now' }).click();
  await expect(toast(page)).toContainText('One message is on its way.');
  await expect(messages).toContainText(
    'Failed attempts: 13. Last error: Error ESOCKET.',
  );
  await expect(messages).toContainText('Reason: hidden field filled in.');
  await messages.getByRole('button', { name: 'Deliver it anyway' }).click();
  await expect.poll(() => requested).toEqual([{}, { id: 'two' }]);
});

test('deletes messages once asked again, by keyboard', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route('/api/admin/messages/discard', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { discarded: 1 } });
  });
  const { messages } = await openWith(page, 'messages', messageList);
  const failed = messages.getByRole('row').filter({ hasText: 'Failed' });
  const opener = failed.getByRole('button', { name: 'Delete' });
  const question = failed.getByRole('group', {
    name: 'Delete this message for good?',
  });
  await opener.focus();
  // Pressed twice, it deletes nothing.
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(sent).toEqual([]);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('One message was deleted.');
  await expect(messages.locator('#messages-summary')).toBeFocused();

  await messages
    .getByRole('button', { name: 'Delete all quarantined' })
    .click();
  const aboutAll = messages.getByRole('group', {
    name: 'Delete the quarantined message that an email has listed for you, for good? Newer ones stay.',
  });
  expect.soft(await violationsInState(page)).toEqual([]);
  await aboutAll.getByRole('button', { name: 'Delete all' }).click();
  await expect(aboutAll).toBeHidden();
  expect(sent).toEqual([{ id: 'one' }, { quarantined: true }]);
});

test('says why a message couldn’t be deleted, and shows what’s left', async ({
  page,
}) => {
  const error =
    'This message isn’t here anymore. It has been delivered or deleted.';
  const { messages } = await openWith(page, 'messages', messageList);
  const row = messages.getByRole('row').filter({ hasText: 'Failed' });
  await expect(row).toBeVisible();
  await page.route('/api/admin/messages', (route) =>
    route.fulfill({ json: states.empty.messages }),
  );
  await page.route('/api/admin/messages/discard', (route) =>
    route.fulfill({ status: 404, json: { error } }),
  );
  await row.getByRole('button', { name: 'Delete' }).click();
  await row.getByRole('button', { name: 'Delete it' }).click();
  await expect(toast(page)).toContainText(error);
  await expect(row).toBeHidden();
});

test('the front desk sees its sections only, and deletes nothing', async ({
  page,
}) => {
  await page.route('/api/admin/check', (route) =>
    route.fulfill({ json: { authenticated: true, isDesk: true } }),
  );
  const { activity, messages } = await openWith(page, 'messages', messageList);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Front desk',
  );
  const tabs = page.getByRole('navigation', { name: 'Sections' });
  await expect(tabs.getByRole('link', { name: 'Messages' })).toBeVisible();
  for (const name of ['Overview', 'Pages', 'Speed', 'Activity'])
    await expect(tabs.getByRole('link', { name })).toHaveCount(0);
  await expect(
    messages.getByRole('button', { name: 'Deliver now' }),
  ).toBeVisible();
  await expect(messages.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await page.goto('/admin?section=activity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Front desk',
  );
  await expect(activity).toHaveCount(0);
});

test('shows older sign-ins on request, and a failed sign-out', async ({
  page,
}) => {
  await page.route('/api/admin/logout-everywhere', (route) =>
    route.fulfill({ status: 503, json: { error: 'Not now.' } }),
  );
  const entries = Array.from({ length: 60 }, (_, index) => ({
    event: 'signed-in',
    at: Date.UTC(2026, 10, 20) - index * 60_000,
    session: 60 - index,
    address: '203.0.113.0',
  }));
  const { activity } = await openWith(page, 'activity', {
    activity: entries,
    session: 60,
  });
  const rows = activity.getByRole('listitem');
  await expect(rows).toHaveCount(20);
  const more = activity.getByRole('button', { name: 'Show more' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(40);
  await expect(rows.filter({ hasText: 'session 40,' })).toBeFocused();
  await more.click();
  await expect(rows).toHaveCount(60);
  await expect(more).toBeHidden();

  await activity.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toast(page)).toContainText(
    'We couldn’t sign you out. Try again in a minute.',
  );
  await expect(activity).toBeVisible();
});

test('shows vitals by device and page, and missing paths', async ({ page }) => {
  const { missing, vitals } = await openWith(page, 'vitals', vitalsReport);
  const card = vitals
    .getByRole('listitem')
    .filter({ hasText: 'Main content shown (LCP)' });
  await expect(card).toContainText('Good. Good up to 2.5 s, poor above 4 s.');
  await expect(card).toContainText('Measured in 1,200 visits.');
  await expect(card.getByRole('listitem')).toHaveText([
    'few visits',
    '2.2 s',
    '2.2 s',
    '2.2 s',
  ]);
  await vitals.getByText('By page (2)').click();
  const row = vitals.getByRole('row').filter({ hasText: '/contact/' });
  await expect(row.getByRole('cell').nth(1)).toHaveText('Too few to tell');

  // Those that visitors reached from our own pages come first.
  await expect(
    missing.getByRole('row', { name: '/broken-link' }),
  ).toContainText(
    '3 visits. ■ Visitors came from one of our pages (2 visits).',
  );
  await expect(missing).toContainText('rare ones may be missing here.');
  await vitals
    .getByRole('combobox', { name: 'Device' })
    .selectOption('Tablets');
  await expect(
    vitals.getByText('Too few visits to tell: everything.'),
  ).toBeVisible();
});

test('each panel shows an error without its answer, and its buttons work', async ({
  page,
}) => {
  for (const call of ['messages', 'activity', 'vitals', 'live-check']) {
    await page.route(`/api/admin/${call}`, (route) =>
      route.fulfill({ status: 503, json: { error: 'Not now.' } }),
    );
  }
  await signOutOnlyHere(page);
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  const { activity, liveCheck, messages, missing, vitals } = dashboard;
  await dashboard.show('messages');
  await expect(messages.getByRole('alert')).toContainText(
    'couldn’t load the messages',
  );
  await dashboard.show('speed');
  await expect(vitals.getByRole('alert')).toContainText(
    'couldn’t load the counts',
  );
  await expect(missing).toHaveCount(0);
  await dashboard.show('pages');
  await expect(liveCheck.getByRole('alert')).toContainText(
    'couldn’t load the last check. Not now. Reload the page.',
  );
  await expect(dashboard.checkButton).toBeEnabled();
  await dashboard.show('activity');
  await expect(activity.getByRole('alert')).toContainText(
    'couldn’t load the activity',
  );
  await activity.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toast(page)).toContainText('Signed out everywhere');
  await expect(new AdminScreen(page).signInHeading).toBeVisible();
});

const notice = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'This part of the page stopped working.' });

test('a dashboard without its script says so, and loads it later', async ({
  page,
}) => {
  const admin = new AdminScreen(page);
  await page.route('**/assets/dashboard-*.js', (route) => route.abort());
  await admin.enter();

  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'SEO Dashboard',
  );

  await page.unrouteAll({ behavior: 'wait' });
  await notice(page).getByRole('link', { name: 'Reload the page.' }).click();
  await expect(admin.logOut).toBeVisible();
});

test("a dashboard panel that throws doesn't affect the others", async ({
  page,
}) => {
  const admin = new AdminScreen(page);
  await throwInsteadOf(
    page,
    'No pages match. Try a shorter search, or show all pages.',
  );
  await admin.enter();
  await new DashboardScreen(page).show('pages');
  await page
    .getByRole('search')
    .getByRole('searchbox')
    .fill('no page has this');

  await expect(notice(page)).toHaveCount(1);
  await expect(admin.logOut).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live check' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});
