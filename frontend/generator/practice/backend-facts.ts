import type { PracticeFacts } from 'shared/practice-facts';
import { readCatalog } from '../locales/catalog.ts';
import { readLocales } from '../locales/locales.ts';
import { phoneForms, type Practice } from './practice-facts.ts';
import { practiceFolder } from './practice-folder.ts';
import { PracticeReader } from './practice-reader.ts';
import { practiceSchema } from './practice-schema.ts';

/** Of `src/locales/<language>/`. */
const backendFiles = ['contact-form.yaml', 'server.yaml'];

/** The texts that the backend answers with, by language. */
async function translations(): Promise<PracticeFacts['translations']> {
  const languages = (await readLocales()).map(({ language }) => language);
  const catalogs = languages
    .filter((language) => language !== 'en')
    .map(async (language) => {
      const texts = await readCatalog(language, backendFiles);
      return [language, Object.fromEntries(texts)] as const;
    });
  return Object.fromEntries(await Promise.all(catalogs));
}

/** The part of `practice.yaml` that the backend needs. */
type BackendFacts = Pick<Practice, 'emergencyRoom' | 'phone' | 'timeZone'>;

/**
 * Reads only `practice.yaml`, because the backend's image is built without the pages.
 * @throws PracticeError with all errors in that file.
 */
export async function readBackendFacts(): Promise<BackendFacts> {
  const reader = new PracticeReader(practiceFolder);
  const facts = await reader.yaml('practice.yaml', practiceSchema);
  reader.finish();
  if (!facts) throw new Error('What could not be read was not reported.');
  return { ...facts, phone: phoneForms(facts.phone) };
}

/** The code of `shared/practice`. */
export async function backendFacts({ emergencyRoom, phone, timeZone }: BackendFacts) {
  const facts = {
    ...(emergencyRoom && { emergencyRoom }),
    phone: { display: phone.display },
    timeZone,
    translations: await translations(),
  } satisfies PracticeFacts;
  return `import type { PracticeFacts } from './practice-facts.ts';
export const practice: PracticeFacts = ${JSON.stringify(facts, null, 2)};
`;
}
