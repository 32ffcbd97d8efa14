import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadPractice } from '../practice/load-practice.ts';
import type { Answers } from './answers-schema.ts';
import { practiceFiles } from './practice-files.ts';

const cache = join(import.meta.dirname, '../../.cache');

/**
 * Writes a practice's folder atomically and validates it like the build.
 * @throws PracticeError for contradictions, such as two founders
 */
export async function writePractice(answers: Answers, folder: string): Promise<void> {
  const temporary = join(cache, `adopt-${process.pid}`);
  try {
    for (const [name, content] of practiceFiles(answers)) {
      const file = join(temporary, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await loadPractice(temporary, false);
    await rename(temporary, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
