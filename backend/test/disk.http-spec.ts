import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AlertService } from '../src/alert/alert.service.ts';
import { Settings } from '../src/config/settings.ts';
import { DiskMonitor, readDiskUsage } from '../src/disk/disk-monitor.ts';
import { Readiness } from '../src/readiness/readiness.ts';
import { Site } from './support/site.ts';

const operator = 'operator@practice.example';

let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'));
  site = await Site.open({ ALERT_TO: operator, MAIL_DIR: folder });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** The percentage that `df` prints, rounded up as it does. */
async function dfPercentage(path: string): Promise<number> {
  const { stdout } = await promisify(execFile)('df', ['--output=pcent', path]);
  return Number(/\d+/.exec(stdout)?.[0]);
}

test.each(['/dev', '/', tmpdir()])('measures %s as df does', async (path) => {
  expect(Math.abs((await readDiskUsage(path)) * 100 - (await dfPercentage(path)))).toBeLessThan(
    1.5,
  );
});

test('treats a file system without blocks as empty', async () => {
  expect(await readDiskUsage('/proc')).toBe(0);
});

test('measures where a missing folder will be', async () => {
  const later = await readDiskUsage(join(folder, 'mail/later'));
  expect(Math.abs(later - (await readDiskUsage(folder)))).toBeLessThan(0.01);
});

test('warns of a disk above the threshold in the details and by mail, and stays ready', async () => {
  const get = <T>(provider: new (...any: never[]) => T): T =>
    site.app.get(provider, { strict: false });
  const alert = get(AlertService);
  const usage = await readDiskUsage(folder);
  const warning = expect.stringMatching(
    /^The disk is \d+ % full\. Make room before Redis stops\.$/,
  );

  new DiskMonitor(get(Settings), alert, get(Readiness), usage + 0.05);
  await alert.check();
  expect((await site.visit().get('/api/health/details')).body).not.toMatchObject({
    warnings: [warning],
  });
  expect(site.mailbox.mailsTo(operator)).toHaveLength(0);

  new DiskMonitor(get(Settings), alert, get(Readiness), usage - 0.05);
  await alert.check();
  const mail = await site.mailbox.mail(({ subject }) => subject?.includes('disk') ?? false);
  expect(mail.recipients).toEqual([operator]);
  expect(mail.text).toMatch(/The disk is \d+ % full[^]*docker image prune[^]*docs\/deployment\.md/);

  const limit = AbortSignal.timeout(5000);
  for (;;) {
    const answer = await site.visit().get('/api/health/details');
    const { warnings } = answer.body as { warnings: unknown[] };
    if (warnings.length > 0 || limit.aborted) {
      expect(answer.body).toEqual({ status: 'ready', unavailable: [], warnings: [warning] });
      break;
    }
  }
  await site.visit().get('/api/health/ready').expect(200, { status: 'ready' });
});
