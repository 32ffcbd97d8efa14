import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { keepFile } from './keep-file.ts';

test('leaves nothing behind when a write fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const content = Readable.from(['begin']).map(() => {
    throw new Error('The disk is full.');
  });
  await expect(keepFile(folder, 'a.json', content)).rejects.toThrow('full');
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
