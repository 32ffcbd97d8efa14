import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalog } from '../locales/catalog.ts';
import { readLocales } from '../locales/locales.ts';
import { phoneForms, type Practice } from './practice-facts.ts';
import { practiceFolder } from './practice-folder.ts';
import { PracticeReader } from './practice-reader.ts';
import { practiceSchema } from './practice-schema.ts';

const file = join(import.meta.dirname, '../../../backend/practice.json');

type BackendFacts = Pick<Practice, 'emergencyRoom' | 'phone' | 'timeZone'>;

/** The texts that the backend answers with, by language. */
async function translations(): Promise<Record<string, Record<string, string>>> {
  const languages = (await readLocales()).map(({ language }) => language);
  const catalogs = languages
    .filter((language) => language !== 'en')
    .map(async (language) => [
      language,
      Object.fromEntries(await readCatalog(language, backendFiles)),
    ]);
  return Object.fromEntries(await Promise.all(catalogs)) as Record<string, Record<string, string>>;
}

/** Of `src/locales/<language>/`. */
const backendFiles = ['contact-form.yaml', 'server.yaml'];

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
export async function backendFacts({
  emergencyRoom,
  phone,
  timeZone,
}: BackendFacts): Promise<string> {
  const facts = { emergencyRoom, phone, timeZone, translations: await translations() };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

/** Writes the file if the facts have changed. */
export async function writeBackendFacts(practice: BackendFacts): Promise<void> {
  const facts = await backendFacts(practice);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === facts) return;
  // Atomically, because parallel tests and checks read the file.
  await writeFile(`${file}.${process.pid}`, facts);
  await rename(`${file}.${process.pid}`, file);
}
