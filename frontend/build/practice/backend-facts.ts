import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Practice } from './practice-facts.ts';

const file = join(import.meta.dirname, '../../../backend/practice.json');

/** Writes the facts that the backend needs into the one file that it reads. Untouched when they're the same. */
export async function writeBackendFacts({
  emergencyRoom,
  phone,
  timeZone,
}: Practice): Promise<void> {
  const facts = `${JSON.stringify({ emergencyRoom, phone, timeZone }, null, 2)}\n`;
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === facts) return;
  // In one step: tests and checks that run side by side read the file.
  await writeFile(`${file}.${process.pid}`, facts);
  await rename(`${file}.${process.pid}`, file);
}
