import { request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../../../src/environment.ts';
import { compose, docker, statusOf } from '../../../src/compose-project.ts';
import { newVisitor } from '../../../src/contact-form.ts';

for (const service of ['nginx', 'backend', 'redis']) {
  test(`${service} recovers within 15 seconds of a SIGKILL`, async () => {
    const id = (await compose('ps', '--quiet', service)).trim();
    const pid = await mainProcess(id);
    // From the host, because Docker doesn't restart a container after `docker
    // kill`.
    const image = await docker('inspect', '--format', '{{.Config.Image}}', id);
    await docker(
      'run',
      '--rm',
      '--pid=host',
      '--user=0',
      '--entrypoint=bash',
      image.trim(),
      '-c',
      `kill -KILL ${pid}`,
    );
    const killed = Date.now();

    await expect
      .poll(() => mainProcess(id), { timeout: 15_000, intervals: [100] })
      .not.toMatch(new RegExp(`^(0|${pid})$`));
    await expect
      .poll(() => statusOf(new URL('/api/health/ready', siteUrl)), {
        timeout: 15_000,
        intervals: [200],
      })
      .toBe(200);
    const seconds = (Date.now() - killed) / 1000;
    console.log(`${service}: back after ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(15);
  });
}

test('nginx finishes the current request when stopped', async () => {
  const body = JSON.stringify({ ...newVisitor(), consent: true });
  const request = httpRequest(new URL('/api/contact', siteUrl), {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const answered = once(request, 'response') as Promise<
    [{ statusCode: number }]
  >;
  await new Promise((written) => request.write(body.slice(0, 20), written));
  // Once a later request is answered, nginx is processing this one.
  await fetch(new URL('/', siteUrl));

  const stopped = compose('stop', 'nginx');
  await expect.poll(() => statusOf(siteUrl), { intervals: [50] }).toBe(0);
  request.end(body.slice(20));
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(200);
  await stopped;
  await compose('up', '--detach', '--wait', 'nginx');
});

/** The host PID of a container's main process, 0 if it isn't running. */
const mainProcess = async (id: string): Promise<string> =>
  (await docker('inspect', '--format', '{{.State.Pid}}', id)).trim();
