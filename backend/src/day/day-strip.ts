import escapeHtml from 'escape-html';
import {
  type DayChange,
  type DayChanges,
  endOf,
  longestDays,
  shownFrom,
  startOf,
} from 'shared/day-changes';
import { type DayTexts, sentenceOf } from 'shared/day-texts';
import { DAY, type Office, zoneClock } from 'shared/opening-hours';
import { specialHoursNode } from './special-hours.ts';

/** What the pages of a site say about a day. */
export interface DaySite {
  readonly siteUrl: string;
  readonly office: Office;
  readonly phone: DayPhone;
  readonly otherPhones: readonly DayPhone[];
  readonly languages: readonly DayLanguage[];
}

interface DayPhone {
  readonly display: string;
  readonly href: string;
}

interface DayLanguage {
  /** Such as `es`. */
  readonly language: string;
  readonly texts: DayTexts;
}

const changesHours = ({ kind }: DayChange): boolean =>
  kind === 'closed' || kind === 'hours';

/** For a page in a language. */
export const pathOf = (path: string, language: string): string =>
  language === 'en' ? path : `/${language}${path}`;

function wins(other: DayChange, isLater: boolean, change: DayChange): boolean {
  if (other.kind !== change.kind)
    return other.kind === 'closed' && change.kind === 'hours';
  return isLater && change.kind !== 'notice';
}

/**
 * The changes that the strip says now. One is left out while others that win
 * over it cover all that's left of it.
 * @param now local
 */
function shownChanges(
  changes: readonly DayChange[],
  now: number,
): readonly DayChange[] {
  return changes.filter((change, index) => {
    const from = Math.max(now, startOf(change));
    const isCovered = changes.some(
      (other, place) =>
        wins(other, place > index, change) &&
        startOf(other) <= from &&
        endOf(change) <= endOf(other),
    );
    return shownFrom(change) <= now && now < endOf(change) && !isCovered;
  });
}

/**
 * The strip's sentences.
 * @param now local
 */
export const stripSentences = (
  changes: readonly DayChange[],
  now: number,
  { language, texts }: DayLanguage,
): string[] =>
  shownChanges(changes, now).map((change) =>
    sentenceOf(change, now, texts, language),
  );

function linkOf(change: DayChange, { language, texts }: DayLanguage): string {
  const link = (path: string, text: string) =>
    ` <a href="${pathOf(path, language)}">${escapeHtml(text)}</a>`;
  if (changesHours(change))
    return link('/something-just-happened/', texts.signs);
  if (change.kind === 'phone' && change.number === undefined)
    return link('/contact/#write', texts.write);
  return '';
}

/** A notice without a translation is in English on all pages. */
function sentenceHtml(
  change: DayChange,
  now: number,
  { language, texts }: DayLanguage,
): string {
  const text = escapeHtml(sentenceOf(change, now, texts, language));
  const isEnglish =
    change.kind === 'notice' &&
    language !== 'en' &&
    (language !== 'es' || change.text.es === undefined);
  return isEnglish ? `<span lang="en">${text}</span>` : text;
}

/** JSON in a page's data block. Nothing in it can end the block. */
const dataBlock = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * The strip above a page, with what scripts and search engines read.
 * @param now local
 */
export function stripHtml(
  { version, changes }: DayChanges,
  now: number,
  { office, siteUrl }: DaySite,
  page: DayLanguage,
): string {
  const { toMoment } = zoneClock(office.clockChanges);
  const sentences = shownChanges(changes, now).map((change) => {
    const until = toMoment(endOf(change));
    return `<p data-until="${until}">${sentenceHtml(change, now, page)}${linkOf(change, page)}</p>`;
  });
  const label = escapeHtml(page.texts.strip);
  const node = specialHoursNode(
    changes,
    now - longestDays * DAY,
    office,
    siteUrl,
  );
  return [
    sentences.length > 0 &&
      `<aside data-day-strip aria-label="${label}">${sentences.join('')}</aside>`,
    dataBlock('type="application/json" id="day-changes"', { version, changes }),
    node && dataBlock('type="application/ld+json"', node),
  ]
    .filter(Boolean)
    .join('');
}
