import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('syncs a mail file before the rename, and the folder after it', async () => {
  const trace = join(folder, 'trace');
  const module = JSON.stringify(new URL('../src/mail/keep-file.ts', import.meta.url));
  const program = `
    const { keepFile } = await import(${module});
    await keepFile(${JSON.stringify(folder)}, 'a.eml', Buffer.from('A mail'));
  `;
  const tracer = ['-f', '-qq', '-y', '-o', trace, '-e', 'trace=fsync,fdatasync,rename,renameat2'];
  const command = [process.execPath, '--input-type=module', '--eval', program];
  await promisify(execFile)('strace', [...tracer, ...command], { timeout: 45_000 });

  expect(await readFile(join(folder, 'a.eml'), 'utf8')).toBe('A mail');
  const calls = (await readFile(trace, 'utf8'))
    .split('\n')
    .filter((call) => call.includes(folder))
    .map((call) => call.replace(/^\d+ +/, '').replaceAll(folder, ''));
  expect(calls).toEqual([
    expect.stringMatching(/^f(data)?sync\(\d+<\/a\.eml\.part>/),
    expect.stringMatching(/^rename(at2)?\(.*"\/a\.eml\.part", .*"\/a\.eml"/),
    expect.stringMatching(/^fsync\(\d+<>/),
  ]);
});
