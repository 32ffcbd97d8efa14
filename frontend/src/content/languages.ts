import { details } from 'practice/details';
import { doctors } from 'practice/doctors';
import { atStart, joinWithAnd, joinWithOr } from './in-words';
import type { Doctor } from './practice';
import { present } from './present';
import { t } from 'shared/t';

const { languages, interpreters } = details;

const inSpanish = (t('en-US') as string) === 'es-US';

const examLanguages = [
  ...new Set(doctors.flatMap((doctor) => doctor.languages)),
].filter((language) => language !== 'English');

/** Whether the front desk, and a doctor, speaks Spanish. */
export const spanish = {
  frontDesk: languages.includes('Spanish'),
  exams: examLanguages.includes('Spanish'),
};

/**
 * In the language of the build. A language that isn't known keeps the
 * practice's name for it.
 */
const names: Readonly<Record<string, string>> = {
  English: t('English'),
  Spanish: t('Spanish'),
  Portuguese: t('Portuguese'),
  French: t('French'),
  Italian: t('Italian'),
  Greek: t('Greek'),
  Polish: t('Polish'),
  Russian: t('Russian'),
  Arabic: t('Arabic'),
  Hindi: t('Hindi'),
  Gujarati: t('Gujarati'),
  Chinese: t('Chinese'),
  Mandarin: t('Mandarin'),
  Korean: t('Korean'),
  Tagalog: t('Tagalog'),
  Vietnamese: t('Vietnamese'),
  'American Sign Language': t('American Sign Language'),
};

/**
 * On Spanish pages, a sentence on who examines in Spanish. A doctor without a
 * title there is called an optometrist.
 */
export function whoSpeaksSpanish(
  all: readonly Pick<Doctor, 'nameInText' | 'languages' | 'pronouns'>[],
): string | undefined {
  const speakers = all
    .filter((doctor) => doctor.languages.includes('Spanish'))
    .map(({ nameInText, pronouns }) =>
      pronouns === 'they' ? `${nameInText} (optometrista)` : nameInText,
    );
  if (speakers.length === 0) return undefined;
  const verb = speakers.length > 1 ? 'hablan' : 'habla';
  return `${atStart(joinWithAnd(speakers))} ${verb} español.`;
}

const spanishFirst = (language: string) =>
  inSpanish && language === 'Spanish' ? -1 : 0;

/** On Spanish pages, Spanish comes first. */
export const languageNames = (all: readonly string[]): string[] =>
  [...all]
    .sort((one, two) => spanishFirst(one) - spanishFirst(two))
    .map((language) => names[language] ?? language);

const hasMore = languages.length > 1 || examLanguages.length > 0;

const needed = hasMore
  ? t('Need another language?')
  : t('Need a language other than {languages}?', {
      languages: joinWithAnd(languageNames(languages)),
    });

/**
 * Paragraphs about the languages spoken; empty if there's only one language.
 * For static sections only: it imports the doctors.
 */
export const languageNotes: readonly string[] = present([
  languages.length > 1 &&
    t('We speak {languages} at the front desk.', {
      languages: joinWithAnd(languageNames(languages)),
    }),
  examLanguages.length > 0 &&
    t('You can ask for an eye exam in {languages}.', {
      languages: joinWithOr(languageNames(examLanguages)),
    }),
  inSpanish && whoSpeaksSpanish(doctors),
  interpreters &&
    `${needed} ${t('We’ll get an interpreter on the phone for you. It’s free. Just tell us when you book.')}`,
]);
