import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { redis } from '../../src/redis.ts';
import { sessionCookie, sessionId } from '../../src/session-cookie.ts';

test('returns to the login screen with a message when the session has ended', async ({
  page,
  context,
}) => {
  const admin = new AdminScreen(page);
  await admin.enter();
  await expect(admin.logOut).toBeVisible();
  // Wait for the dashboard's own requests, which would notice the ended session first.
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();

  await redis('DEL', `session:${sessionId(await sessionCookie(context))}`);
  await page.getByRole('button', { name: 'Check the live site' }).click();

  await expect(admin.password).toBeVisible();
  await expect(admin.signInHeading).toBeFocused();
  await expect(admin.signInHeading).toHaveAccessibleDescription(
    'You’ve been signed out. Please sign in again.',
  );

  await admin.enter();
  await expect(admin.logOut).toBeVisible();
});
