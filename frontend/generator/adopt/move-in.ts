import { createWriteStream, existsSync, globSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import { UserError } from '../practice/read/user-error.ts';
import { cache } from './practice-files.ts';

/** More than a practice has with all its photos. */
const mostFiles = 2000;
const mostBytes = 200 * 1024 * 1024;

/**
 * Left out, by the path in the practice's folder: a Mac's .DS_Store is no part
 * of it, and with a .git, the folder would be a repository of its own.
 */
const isHidden = (path: string): boolean =>
  path.split('/').some((name) => name.startsWith('.'));

/** What comes from elsewhere, before it's copied. */
interface Incoming {
  readonly name: string;
  readonly bytes: number;
  readonly isLink: boolean;
}

/** @throws UserError */
function check(from: string, files: readonly Incoming[]): void {
  const link = files.find(({ isLink }) => isLink);
  if (link) {
    throw new UserError(
      `${link.name} in ${from} is a link. Put the file in its place that it leads to.`,
    );
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length > mostFiles) {
    throw new UserError(
      `${from} has more than ${mostFiles} files. Leave only the practice’s own in it.`,
    );
  }
  if (bytes > mostBytes) {
    throw new UserError(
      `The files in ${from} take ${Math.ceil(bytes / 1024 / 1024)} MB. Leave only the practice’s own in it, at most ${mostBytes / 1024 / 1024} MB.`,
    );
  }
}

/**
 * Takes a folder that another copy of the site had, or a zip file with it, as
 * it is.
 */
export async function moveIn(from: string, folder: string): Promise<void> {
  if (!existsSync(from)) throw new UserError(`${from} doesn’t exist.`);
  const copy = join(cache, `adopt-${process.pid}`);
  try {
    if (from.endsWith('.zip')) {
      await unpack(from, copy).catch((error: unknown) => {
        if (error instanceof UserError) throw error;
        throw new UserError(
          `${from} can’t be unpacked: it’s damaged, or a name in it leads somewhere else. Unpack it yourself, and give FROM the folder.`,
        );
      });
    } else await copyFolder(from, copy);
    await rename(copy, folder);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The folder with practice.yaml. */
function folderIn(from: string, names: readonly string[]): string {
  const found = names.find((name) => posix.basename(name) === 'practice.yaml');
  if (found === undefined) throw new UserError(`${from} has no practice.yaml.`);
  return posix.dirname(found);
}

async function copyFolder(from: string, to: string): Promise<void> {
  const found = globSync('**/practice.yaml', { cwd: from });
  const folder = join(from, folderIn(from, found));
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => !isHidden(name),
  );
  const files = await Promise.all(
    names.map(async (name) => {
      const file = await lstat(join(folder, name));
      return { name, bytes: file.size, isLink: file.isSymbolicLink() };
    }),
  );
  check(from, files);
  const filter = (source: string) => !isHidden(relative(folder, source));
  await cp(folder, to, { recursive: true, filter });
}

const unixType = 0o170000;
const unixLink = 0o120000;

/** Refuses names that lead out of the folder, and sizes that aren't true. */
async function unpack(from: string, to: string): Promise<void> {
  const zip = await openPromise(from, { autoClose: false });
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const folder = folderIn(
      from,
      entries.map(({ fileName }) => fileName),
    );
    const files = entries.filter(
      ({ fileName }) =>
        !fileName.endsWith('/') &&
        (folder === '.' || fileName.startsWith(`${folder}/`)) &&
        !isHidden(posix.relative(folder, fileName)),
    );
    check(
      from,
      files.map(({ fileName, uncompressedSize, externalFileAttributes }) => ({
        name: fileName,
        bytes: uncompressedSize,
        isLink: ((externalFileAttributes >>> 16) & unixType) === unixLink,
      })),
    );
    for (const entry of files) {
      const file = join(to, posix.relative(folder, entry.fileName));
      await mkdir(dirname(file), { recursive: true });
      const content = await zip.openReadStreamPromise(entry);
      await pipeline(content, createWriteStream(file));
    }
  } finally {
    zip.close();
  }
}
