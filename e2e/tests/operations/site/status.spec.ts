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

const folder = 'appendonlydir';

/** Prints the path of Redis's current file of this kind. */
const fileOf = (kind: 'base' | 'incr') =>
  `${folder}/$(sed -n 's/^file \\(.*${kind}.*\\) seq.*/\\1/p' ${folder}/appendonly.aof.manifest)`;

const inRedisFolder = (line: string) =>
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

for (const { problem, file, at, bytes, sentence } of [
  {
    problem: 'a damaged append-only file',
    file: 'incr',
    at: 4,
    bytes: 'XXXXXXXX',
    sentence: 'redis-check-aof --fix',
  },
  {
    problem: "a newer Redis's data",
    file: 'base',
    at: 0,
    bytes: 'REDIS9999',
    sentence: 'a newer Redis wrote it',
  },
] as const) {
  test(`make status reports ${problem} and what to do`, async () => {
    await compose('stop', 'redis');
    await inRedisFolder(
      `cp -r ${folder} kept && printf ${bytes} | dd of=${fileOf(file)} bs=1 seek=${at} conv=notrunc status=none`,
    );
    await compose('start', 'redis').catch(() => undefined);
    try {
      await expect.poll(() => make('status')).toContain(sentence);
    } finally {
      await compose('stop', 'redis');
      await inRedisFolder(`rm -r ${folder} && mv kept ${folder}`);
      await compose('up', '--detach', '--no-recreate', '--wait', 'redis');
    }
  });
}

test("make status isn't ready without pages", async () => {
  const rename = (from: string, to: string) =>
    compose(
      'run',
      '--rm',
      '-T',
      'pages',
      'mv',
      `/srv/site/${from}`,
      `/srv/site/${to}`,
    );
  await rename('current', 'gone');
  try {
    expect(await make('status')).toContain('nginx has no pages');
  } finally {
    await rename('gone', 'current');
  }
});
