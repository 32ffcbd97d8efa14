import type { PracticeFacts } from 'shared/practice-facts';
import { readCatalog, readLocales } from '../../locales/locales.ts';
import { closureFacts, phoneForms, week } from '../read/practice-facts.ts';
import { practiceFolder } from '../read/practice-folder.ts';
import { PracticeReader } from '../read/practice-reader.ts';
import { contrast, nearestLightness } from '../../theme/color-math.ts';
import { practiceSchema } from '../schema/practice-schema.ts';
import { defaultBrand, themeSchema } from '../schema/theme.ts';

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

/** Mail programs choose the background: light, or nearly black. */
const mailGrounds = ['#ffffff', '#1f1f1f'];

/** The brand, as light as a line has to be to be seen in a mail. */
export const mailColor = (brand: string): string =>
  nearestLightness(brand, (color) =>
    mailGrounds.every((ground) => contrast(color, ground) >= 3),
  );

/** The brand, as dark as white text on it needs. */
export const mailButton = (brand: string): string =>
  nearestLightness(brand, (color) => contrast(color, '#ffffff') >= 7);

/**
 * The code of `shared/practice`. Reads only `practice.yaml` and `theme.yaml`,
 * so that a change of the pages doesn't change the backend's image.
 * @throws PracticeError with all errors in these files.
 */
export async function backendFacts(): Promise<string> {
  const reader = new PracticeReader(practiceFolder);
  const file = await reader.yaml('practice.yaml', practiceSchema);
  const theme = await reader.optionalYaml('theme.yaml', themeSchema);
  reader.finish();
  if (!file) throw new Error('What could not be read was not reported.');
  const {
    closures,
    emergencyRoom,
    hours,
    name,
    otherPhones,
    phone,
    promises,
    timeZone,
  } = file;
  const forms = (number: string) => {
    const { display, href } = phoneForms(number);
    return { display, href };
  };
  const brand = theme?.brand ?? defaultBrand;
  const facts = {
    ...(emergencyRoom && {
      emergencyRoom: {
        ...emergencyRoom,
        phone: forms(emergencyRoom.phone),
      },
    }),
    name,
    mailColor: mailColor(brand),
    mailButton: mailButton(brand),
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
