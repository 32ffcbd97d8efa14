import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { phoneForms, type Practice } from './practice-facts.ts';
import { practiceFolder } from './practice-folder.ts';
import { PracticeReader } from './practice-reader.ts';
import { practiceSchema } from './practice-schema.ts';

const file = join(import.meta.dirname, '../../../backend/practice.json');

type BackendFacts = Pick<Practice, 'emergencyRoom' | 'phone' | 'timeZone'>;

/**
 * The facts for the backend. Reads only `practice.yaml`, because the backend's image is built without the
 * pages. @throws PracticeError with all errors in that file.
 */
export async function readBackendFacts(): Promise<BackendFacts> {
  const reader = new PracticeReader(practiceFolder);
  const facts = await reader.yaml('practice.yaml', practiceSchema);
  reader.finish();
  if (!facts) throw new Error('What could not be read was not reported.');
  return { ...facts, phone: phoneForms(facts.phone) };
}

/** The facts as the JSON file that the backend reads. */
export function backendFacts({ emergencyRoom, phone, timeZone }: BackendFacts): string {
  return `${JSON.stringify({ emergencyRoom, phone, timeZone }, null, 2)}\n`;
}

/** Writes the file if the facts have changed. */
export async function writeBackendFacts(practice: BackendFacts): Promise<void> {
  const facts = backendFacts(practice);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === facts) return;
  // Atomically, because parallel tests and checks read the file.
  await writeFile(`${file}.${process.pid}`, facts);
  await rename(`${file}.${process.pid}`, file);
}
