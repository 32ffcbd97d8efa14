import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readDiskUsage } from '../src/disk/disk-usage.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** The percentage from `df`, which rounds up. */
async function dfPercentage(path: string): Promise<number> {
  const { stdout } = await promisify(execFile)('df', ['--output=pcent', path]);
  return Number(/\d+/.exec(stdout)?.[0]);
}

test.each(['/dev', '/', tmpdir()])('matches df for %s', async (path) => {
  expect(Math.abs((await readDiskUsage(path)) * 100 - (await dfPercentage(path)))).toBeLessThan(
    1.5,
  );
});

test('returns 0 for a file system without blocks', async () => {
  expect(await readDiskUsage('/proc')).toBe(0);
});

test('uses the closest existing folder if the folder is missing', async () => {
  const later = await readDiskUsage(join(folder, 'mail/later'));
  expect(Math.abs(later - (await readDiskUsage(folder)))).toBeLessThan(0.01);
});
