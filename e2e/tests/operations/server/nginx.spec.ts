import { expect, test } from '@playwright/test';
import { compose, docker } from '../../../src/run.ts';
import { siteUrl } from '../../../src/site-url.ts';

const containerOf = async (service: string): Promise<string> =>
  (await compose('ps', '--quiet', service)).trim();

const imageOf = async (service: string): Promise<string> =>
  (await docker('inspect', '--format', '{{.Config.Image}}', await containerOf(service))).trim();

test('nginx starts one worker per CPU of its container', async () => {
  const programs = await docker('top', await containerOf('nginx'));
  expect(programs.match(/nginx: worker process/g)).toHaveLength(1);
});

test('nginx logs a backend failure without visitor data', async ({ request }) => {
  const since = new Date().toISOString();
  await compose('kill', '--signal', 'STOP', 'backend');
  try {
    const answer = await request.get('/api/health/ready?name=Pat', {
      headers: { referer: `${siteUrl}/about/?name=Pat` },
      timeout: 60_000,
    });
    expect([502, 503, 504]).toContain(answer.status());
  } finally {
    await compose('kill', '--signal', 'CONT', 'backend');
  }
  const errors = async (): Promise<string[]> => {
    const log = await compose('logs', '--no-log-prefix', '--no-color', '--since', since, 'nginx');
    return log.split('\n').filter((line) => line.includes('[error]'));
  };
  await expect.poll(errors, { timeout: 10_000 }).not.toEqual([]);
  for (const line of await errors()) {
    expect(line).toContain('request: "GET /api/health/ready');
    expect(line).not.toMatch(/client:|referrer:|host:|Pat/);
  }
});

test('the nginx image starts without optional variables', async () => {
  const id = (await docker('run', '--detach', '--rm', await imageOf('nginx'))).trim();
  try {
    const state = async () =>
      (await docker('inspect', '--format', '{{.State.Running}}', id)).trim() +
      (await docker(
        'exec',
        id,
        'bash',
        '-c',
        'exec 3<>/dev/tcp/127.0.0.1/8080 && echo listens',
      ).catch(() => ''));
    await expect.poll(state, { timeout: 15_000 }).toBe('truelistens\n');
  } finally {
    await docker('stop', '--time', '1', id);
  }
});
