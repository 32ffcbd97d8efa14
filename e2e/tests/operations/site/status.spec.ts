import { expect, test } from '@playwright/test';
import { compose, make } from '../../../src/compose-project.ts';

test('make status shows services, readiness, messages and certificate on one screen', async () => {
  const status = await make('status');
  for (const service of ['nginx', 'backend', 'redis']) {
    expect(status).toMatch(new RegExp(`^${service} .*\\(healthy\\)`, 'm'));
  }
  expect(status).toMatch(/^Version: \d+\.\d+\.\d+, commit [0-9a-f]{7,} /m);
  expect(status).toContain('The site is ready');
  expect(status).toMatch(/^Messages: \d+ waiting, \d+ failed/m);
  expect(status).toContain('Certificate: none');
  expect(status).toMatch(/^Images: updated .* ago\.$/m);
  expect(status).toMatch(/^(Newest backup|Backups): /m);
  expect(status).toMatch(/^Disk: \d+% full\.$/m);
  expect(status.split('\n').length).toBeLessThan(24);
});

test('make preflight lists what is left to do', async () =>
  expect(await make('preflight', 'SMTP_ALLOW_PLAINTEXT=1')).toMatch(
    /SITE_URL[^]*SMTP_URL[^]*SMTP_ALLOW_PLAINTEXT[^]*made up[^]*medical claims[^]*Certificate: none/,
  ));

test('make status reports a damaged append-only file and how to fix it', async () => {
  const folder = 'appendonlydir';
  const file = `${folder}/$(sed -n 's/^file \\(.*incr.*\\) seq.*/\\1/p' ${folder}/appendonly.aof.manifest)`;
  const inFolder = (line: string) =>
    compose(
      'run',
      '--rm',
      '--no-deps',
      '-T',
      'redis',
      'sh',
      '-c',
      `cd /data && ${line}`,
    );
  await compose('stop', 'redis');
  await inFolder(
    `cp -r ${folder} kept && printf 'XXXXXXXX' | dd of=${file} bs=1 seek=4 conv=notrunc status=none`,
  );
  await compose('start', 'redis').catch(() => undefined);
  try {
    await expect.poll(() => make('status')).toContain('redis-check-aof --fix');
  } finally {
    await compose('stop', 'redis');
    await inFolder(`rm -r ${folder} && mv kept ${folder}`);
    await compose('up', '--detach', '--no-recreate', '--wait', 'redis');
  }
});
