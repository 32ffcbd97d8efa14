import type { PracticeFacts } from 'shared/practice-facts';
import { readCatalog, readLocales } from '../../locales/locales.ts';
import { closureFacts, phoneForms, week } from '../read/practice-facts.ts';
import { practiceFolder } from '../read/practice-folder.ts';
import { PracticeReader } from '../read/practice-reader.ts';
import { practiceSchema } from '../schema/practice-schema.ts';

/** The files in `src/locales/<language>/` with texts of the backend. */
const backendFiles = ['contact-form.yaml', 'office.yaml', 'server.yaml'];

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

/**
 * The code of `shared/practice`. Reads only `practice.yaml`, so that a change
 * of the pages doesn't change the backend's image.
 * @throws PracticeError with all errors in that file.
 */
export async function backendFacts(): Promise<string> {
  const reader = new PracticeReader(practiceFolder);
  const file = await reader.yaml('practice.yaml', practiceSchema);
  reader.finish();
  if (!file) throw new Error('What could not be read was not reported.');
  const {
    closures,
    emergencyRoom,
    hours,
    otherPhones,
    phone,
    promises,
    timeZone,
  } = file;
  const forms = (number: string) => {
    const { display, href } = phoneForms(number);
    return { display, href };
  };
  const facts = {
    ...(emergencyRoom && {
      emergencyRoom: {
        ...emergencyRoom,
        phone: forms(emergencyRoom.phone),
      },
    }),
    phone: forms(phone),
    otherPhones: otherPhones.map(forms),
    timeZone,
    hours: week(hours),
    closures: closures.map(closureFacts),
    promisesReply: promises.reply ?? false,
    translations: await translations(),
  } satisfies PracticeFacts;
  return `import type { PracticeFacts } from './practice-facts.ts';
export const practice: PracticeFacts = ${JSON.stringify(facts, null, 2)};
`;
}
