import { zoneChanges } from 'shared/clock-changes';
import type { PhoneDown } from 'shared/day-changes';
import { dayTexts } from 'shared/day-texts';
import type { Office } from 'shared/opening-hours';
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

export const office: Office = {
  hours: practice.hours,
  closures: practice.closures,
  clockChanges: zoneChanges(practice.timeZone, new Date()),
};

/** Those of the pages. */
export const languages: readonly string[] = [
  'en',
  ...Object.keys(practice.translations),
];

/** Texts in a language. Those without a translation stay in English. */
export const inLanguage = <Name extends string>(
  texts: Readonly<Record<Name, string>>,
  language: string,
) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [
      name,
      practice.translations[language]?.[text] ?? text,
    ]),
  ) as Record<Name, string>;

/**
 * Translated before they're filled in. As patterns of whole messages, those
 * like `{opens} to {closes}` would match almost any.
 */
const templates = new Set<string>(Object.values(dayTexts));

const messagesIn = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).filter(([english]) => !templates.has(english)),
  );
const days = new Intl.DateTimeFormat('en-CA', { timeZone: practice.timeZone });

/** The day in the practice's time zone, as `2026-12-01`. */
export const practiceDay = (time: number): string => days.format(time);

const translators = new Map(
  Object.entries(practice.translations).map(([language, texts]) => [
    language,
    translator(messagesIn(texts)),
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

/** The end of a message to a visitor, without its period. */
export const orCallUs = `, or call us at ${practice.phone.display}`;

/** A message to a visitor with the number that they can call now. */
export function withPhone(
  message: string,
  phone: PhoneDown | undefined,
  language: string | undefined,
): string {
  if (!phone) return message;
  return phone.number === undefined
    ? message.replace(translated(orCallUs, language), '')
    : message.replace(practice.phone.display, phone.number);
}
