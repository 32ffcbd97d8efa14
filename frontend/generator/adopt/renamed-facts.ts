import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { findChanged } from '../practice/read/changed-names.ts';
import { decode } from '../practice/read/decode.ts';
import { splitFrontMatter } from '../practice/read/practice-reader.ts';
import { changedFacts } from '../practice/schema/changed-facts.ts';

/** A file with its old and its new content, and what's different. */
interface RenamedFacts {
  file: string;
  content: string;
  /** Such as `priceRange is now priceLevel`. */
  changes: readonly string[];
}

/** A file with the new names of its facts, if it has old ones. */
function withNewNames(
  file: string,
  content: string,
  changed: typeof changedFacts,
): RenamedFacts[] {
  const { front = file.endsWith('.md') ? '' : content } =
    splitFrontMatter(content);
  const start = content.indexOf(front);
  const here = changed.filter((change) => file.startsWith(change.file));
  const found = findChanged(parseDocument(front), here);
  // From the end, so that no position moves.
  const renamed = found
    .filter(({ now }) => now !== undefined)
    .sort((one, two) => two.offset - one.offset);
  if (renamed.length === 0) return [];
  let changedContent = content;
  for (const { offset, key, now = '' } of renamed) {
    const at = start + offset;
    const length = String(key.value).length;
    changedContent =
      changedContent.slice(0, at) + now + changedContent.slice(at + length);
  }
  const changes = renamed.map(({ was, now }) => `${was} is now ${now}`);
  return [{ file, content: changedContent, changes: changes.reverse() }];
}

/** The files of a practice's folder that know facts by old names. */
export async function renamedFacts(
  folder: string,
  changed = changedFacts,
): Promise<RenamedFacts[]> {
  const files = globSync('**/*.{md,yaml}', { cwd: folder }).sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const decoded = decode(await readFile(join(folder, file)));
      return 'text' in decoded ? withNewNames(file, decoded.text, changed) : [];
    }),
  );
  return found.flat();
}

export async function writeNewNames(
  folder: string,
  files: readonly RenamedFacts[],
): Promise<void> {
  for (const { file, content } of files)
    await writeFile(join(folder, file), content);
}
