import { loadPractice } from '../practice/load-practice.ts';
import { readLocales } from './locales.ts';

/** Only this machine can reach a site with this address. */
const local = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?\/?$/;

type Translations = Awaited<ReturnType<typeof loadPractice>>['translations'];

/** Whether a language's pages are built: not for the public until a person has read them. */
export const isShown = (language: string, siteUrl: string, translations: Translations): boolean =>
  language === 'en' || local.test(siteUrl) || language in translations;

/** The languages of the site, English first. */
export async function shownLanguages(
  siteUrl = process.env.SITE_URL ?? 'http://localhost:8080',
): Promise<[string, ...string[]]> {
  const { translations } = await loadPractice();
  const [english, ...others] = (await readLocales()).map(({ language }) => language);
  return [
    english ?? 'en',
    ...others.filter((language) => isShown(language, siteUrl, translations)),
  ];
}
