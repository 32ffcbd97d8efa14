import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Practice } from './practice-facts.ts';

const file = join(import.meta.dirname, '../../../backend/practice.json');

/** The facts that the backend needs, as the one file that it reads. */
export function backendFacts({ emergencyRoom, phone, timeZone }: Practice): string {
  return `${JSON.stringify({ emergencyRoom, phone, timeZone }, null, 2)}\n`;
}

/** Writes that file. Untouched when the facts are the same. */
export async function writeBackendFacts(practice: Practice): Promise<void> {
  const facts = backendFacts(practice);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === facts) return;
  // In one step: tests and checks that run side by side read the file.
  await writeFile(`${file}.${process.pid}`, facts);
  await rename(`${file}.${process.pid}`, file);
}
