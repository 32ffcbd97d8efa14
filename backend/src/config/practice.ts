import { practice } from 'shared/practice';
import { translator } from 'shared/translator';

/** Formats a time in the practice's time zone. */
export const practiceTime = new Intl.DateTimeFormat('en-US', {
  timeZone: practice.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const translators = new Map(
  Object.entries(practice.translations).map(([language, texts]) => [
    language,
    translator(texts),
  ]),
);

/**
 * The language that a message says it's written in, unless it's English or
 * unknown.
 */
export function languageOf(message: unknown): string | undefined {
  const { lang } = (message ?? {}) as { lang?: unknown };
  return typeof lang === 'string' && translators.has(lang) ? lang : undefined;
}

/**
 * A message to a visitor in their language; in English if it has no
 * translation.
 */
export const translated = (
  text: string,
  language: string | undefined,
): string => translators.get(language ?? '')?.(text) ?? text;
