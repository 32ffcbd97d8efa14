import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { redis } from '../../src/redis.ts';
import { sessionCookie, sessionId } from '../../src/session-cookie.ts';
import { toast } from '../../src/toast.ts';

test('logging out ends the session in the browser, in Redis and for a copied cookie', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const admin = new AdminScreen(page);
  await admin.enter();
  await expect(admin.dashboard).toBeVisible();

  const cookie = await sessionCookie(context);
  const keys = () => redis('--scan', '--pattern', `*${sessionId(cookie)}`);
  const thief = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { cookie: `${cookie.name}=${cookie.value}` },
  });
  const authenticated = async (): Promise<unknown> => (await thief.get('/api/admin/check')).json();
  expect(await keys()).toHaveLength(1);
  expect(await authenticated()).toEqual({ authenticated: true });

  await admin.logOut.click();

  await expect(toast(page)).toContainText('Logged out successfully');
  await expect(admin.password).toBeVisible();
  await expect(admin.dashboard).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  expect(await keys()).toEqual([]);
  expect(await authenticated()).toEqual({ authenticated: false });
  await thief.dispose();
});

test('a visitor without a session gets the login screen and no cookie', async ({
  page,
  context,
}) => {
  const admin = new AdminScreen(page);
  await page.goto('/admin/');
  await expect(admin.password).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
