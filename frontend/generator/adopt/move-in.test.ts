import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveIn } from './move-in.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  // On the repository's disk, because folders can't be renamed across disks.
  const cache = join(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  parent = await mkdtemp(join(cache, 'move-in-test-'));
  folder = join(parent, 'practice');
});

afterEach(() => rm(parent, { recursive: true }));

interface ZipEntry {
  readonly name: string;
  readonly content?: string;
  /** As the zip file says. Default: the content's. */
  readonly size?: number;
  /** As in Unix. */
  readonly mode?: number;
}

/** Writes a zip file, which can lie about a size and have any names. */
async function zipWith(...entries: readonly ZipEntry[]): Promise<string> {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content = 'x', size, mode = 0o100644 } of entries) {
    const data = deflateRawSync(content);
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(size ?? Buffer.byteLength(content), 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      common,
      path,
      data,
    ]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(mode * 0x1_0000, 6);
    end.writeUInt32LE(offset, 10);
    // Made by Unix.
    const version = Buffer.from([20, 3]);
    central.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        version,
        common,
        end,
        path,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const last = Buffer.alloc(18);
  last.writeUInt16LE(entries.length, 4);
  last.writeUInt16LE(entries.length, 6);
  last.writeUInt32LE(directory.length, 8);
  last.writeUInt32LE(offset, 12);
  const file = join(parent, 'practice.zip');
  await writeFile(
    file,
    Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), last]),
  );
  return file;
}

const facts = { name: 'frontend/practice/practice.yaml', content: 'name: A' };

const filesIn = async (path: string) =>
  (await readdir(path, { recursive: true })).sort();

test('takes the practice out of a zip file', async () => {
  const zip = await zipWith(
    { name: 'README.md' },
    { name: 'frontend/practice/' },
    { name: 'frontend/practice/.git/config' },
    { name: 'frontend/practice/text/.DS_Store' },
    facts,
    { name: 'frontend/practice/text/en/letter.md', content: 'Hello' },
  );
  await moveIn(zip, folder);
  expect(await filesIn(folder)).toEqual([
    'practice.yaml',
    'text',
    'text/en',
    'text/en/letter.md',
  ]);
  expect(await readFile(join(folder, 'practice.yaml'), 'utf8')).toBe('name: A');
});

test('takes the practice out of another copy of the site', async () => {
  const practice = join(parent, 'other/frontend/practice');
  await mkdir(practice, { recursive: true });
  await writeFile(join(practice, 'practice.yaml'), 'name: A');
  await mkdir(join(practice, '.git'));
  await writeFile(join(practice, '.git/config'), '[core]');
  // As in node_modules.
  await symlink('/etc', join(parent, 'other/link'));
  await moveIn(join(parent, 'other'), folder);
  expect(await filesIn(folder)).toEqual(['practice.yaml']);
});

test.each([
  [
    'a link',
    [
      {
        name: 'frontend/practice/letter.md',
        content: '/etc/passwd',
        mode: 0o120777,
      },
    ],
    /letter\.md in .* is a link/,
  ],
  ['a name outside', [{ name: '../../letter.md' }], /can’t be unpacked/],
  ['a name of the machine', [{ name: '/tmp/letter.md' }], /can’t be unpacked/],
  [
    '301 MB',
    [{ name: 'frontend/practice/a.jpg', size: 301 * 1024 * 1024 }],
    /take 302 MB/,
  ],
  [
    'an untrue size',
    [{ name: 'frontend/practice/a.jpg', content: 'x'.repeat(9999), size: 9 }],
    /can’t be unpacked/,
  ],
  [
    'too many files',
    Array.from({ length: 2000 }, (_, index) => ({
      name: `frontend/practice/${index}`,
    })),
    /more than 2000 files/,
  ],
])('refuses a zip file with %s', async (_what, entries, message) => {
  const zip = await zipWith(facts, ...entries);
  await expect(moveIn(zip, folder)).rejects.toThrow(message);
  expect(await filesIn(parent)).toEqual(['practice.zip']);
});

test('refuses a folder with a link, and what isn’t a practice', async () => {
  await expect(moveIn(join(parent, 'none.zip'), folder)).rejects.toThrow(
    'doesn’t exist',
  );
  await expect(moveIn(import.meta.dirname, folder)).rejects.toThrow(
    'has no practice.yaml',
  );
  await writeFile(join(parent, 'text.zip'), 'text');
  await expect(moveIn(join(parent, 'text.zip'), folder)).rejects.toThrow(
    'can’t be unpacked',
  );
  const other = join(parent, 'other');
  await mkdir(other);
  await writeFile(join(other, 'practice.yaml'), 'name: A');
  await symlink('/etc/passwd', join(other, 'letter.md'));
  await expect(moveIn(other, folder)).rejects.toThrow(
    /letter\.md in .* is a link/,
  );
});
