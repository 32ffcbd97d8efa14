import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { loadPractice } from '../practice/read/load-practice.ts';
import { examplesFolder } from '../practice/read/practice-folder.ts';

export const example = join(examplesFolder, 'metuchen');

/**
 * For tests: a new copy of the example for each, as a real practice's folder.
 */
export function copiedExample() {
  let folder: string;

  async function change(
    file: string,
    search: string | RegExp,
    replacement: string,
  ) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replace(search, replacement));
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'practice-'));
    await cp(example, folder, { recursive: true });
    await change('practice.yaml', '555-0142', '381-0142');
    await change('practice.yaml', '555-0143', '381-0143');
    await change('practice.yaml', '555-0187', '381-0187');
  });

  afterEach(() => rm(folder, { recursive: true }));

  return {
    /** The path of a file in the copy. */
    path: (name: string) => join(folder, name),
    load: () => loadPractice(folder, false),
    loadWith: async (
      file: string,
      search: string | RegExp,
      replacement: string,
    ) => {
      await change(file, search, replacement);
      return loadPractice(folder, false);
    },
  };
}

/** The line of the example's `file` that has the first `text`. */
export async function lineOf(file: string, text: string) {
  const source = await readFile(join(example, file), 'utf8');
  return source.slice(0, source.indexOf(text)).split('\n').length;
}
