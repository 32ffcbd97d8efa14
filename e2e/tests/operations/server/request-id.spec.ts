import { expect, test } from '@playwright/test';
import { logOf } from '../../../src/service-log.ts';
import { signIn } from '../../../src/sign-in.ts';
import { siteUrl } from '../../../src/site-url.ts';

test("the backend logs nginx's request ID", async () => {
  await signIn(siteUrl);
  const signIns = async () =>
    (await logOf('backend')).filter(({ message }) => message?.event === 'signed-in');
  await expect.poll(signIns).not.toEqual([]);

  const { requestId } = (await signIns()).at(-1) ?? {};
  expect(requestId).toMatch(/^[0-9a-f]{32}$/);
  const asked = async () => (await logOf('nginx')).filter((line) => line.requestId === requestId);
  await expect.poll(asked).not.toEqual([]);
  const [line] = await asked();
  expect(line?.path).toBe('/api/admin/login');
  expect(line?.address).toMatch(/\.0$/);
});
