import { expect, test } from '@playwright/test';
import { compose } from '../../../src/run.ts';
import { signIn } from '../../../src/signed-in.ts';
import { siteUrl } from '../../../src/site-url.ts';

interface Line {
  requestId?: string;
  path?: string;
  address?: string;
  message?: { event?: string };
}

test('what the backend did because of a request bears the id in the log of nginx', async () => {
  await signIn(siteUrl);
  const isSignIn = ({ message }: Line) => message?.event === 'signed-in';
  await expect.poll(async () => (await log('backend')).some(isSignIn)).toBe(true);

  const { requestId } = (await log('backend')).findLast(isSignIn) ?? {};
  expect(requestId).toMatch(/^[0-9a-f]{32}$/);
  const asked = (await log('nginx')).find((line) => line.requestId === requestId);
  expect(asked?.path).toBe('/api/admin/login');
  expect(asked?.address).toMatch(/\.0$/);
});

/** The lines of a service that are JSON. */
async function log(service: string): Promise<Line[]> {
  const text = await compose('logs', '--no-log-prefix', '--no-color', '--since', '1m', service);
  return text.split('\n').flatMap((line) => {
    const start = line.indexOf('{');
    return start < 0 ? [] : [JSON.parse(line.slice(start)) as Line];
  });
}
