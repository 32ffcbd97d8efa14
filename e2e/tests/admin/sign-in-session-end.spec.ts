import { expect } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { redis } from '../../src/redis.ts';
import { sessionCookie, sessionId } from '../../src/session-cookie.ts';
import { test } from '../../src/site-test.ts';

test('a session that has ended leads back to the sign-in, with a sentence', async ({
  page,
  context,
}) => {
  const admin = new AdminScreen(page);
  await admin.enter();
  await expect(admin.logOut).toBeVisible();
  // What the dashboard asks for by itself would find the session ended before the click does.
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();

  await redis('DEL', `session:${sessionId(await sessionCookie(context))}`);
  await page.getByRole('button', { name: 'Check the served site' }).click();

  await expect(admin.password).toBeVisible();
  await expect(admin.signInHeading).toBeFocused();
  await expect(admin.signInHeading).toHaveAccessibleDescription(
    'Your session has ended. Sign in again to go on.',
  );

  await admin.enter();
  await expect(admin.logOut).toBeVisible();
});
