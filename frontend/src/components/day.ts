/**
 * What the front desk has set, on a page that's open: live-hours.ts loads this
 * when there's something to show or to ask. nginx has put all of it into the
 * page (docs/decisions/serving.md), above what React renders.
 */
import { phones } from '@/components/phones?data';
import { office } from '@/content/office?data';
import type { Phone } from '@/content/phone';
import {
  type DayChanges,
  endOf,
  isDayChanges,
  phoneDownAt,
  startOf,
} from 'shared/day-changes';
import { officeTexts, timeInSentence, weekdayName } from 'shared/office-texts';
import { officeDay, openStatus } from 'shared/open-status';
import { DAY, zoneClock } from 'shared/opening-hours';
import { parseJson } from 'shared/shape';
import { t } from 'shared/t';
import { mergeStatus } from './live-hours';

const strip = '[data-day-strip]';
const changes = '#day-changes';

const { toLocal, toMoment } = zoneClock(office.clockChanges);

/** None if they can't be read. The practice's files are better than nothing. */
export function setChanges(): DayChanges['changes'] {
  const text = document.querySelector(changes)?.textContent ?? '';
  return parseJson(text, isDayChanges)?.changes ?? [];
}

/** When something begins or ends next. */
function nextTurn(now: number): number {
  const ends = [...document.querySelectorAll<HTMLElement>('[data-until]')].map(
    ({ dataset }) => Number(dataset.until),
  );
  const turns = setChanges()
    .flatMap((change) => [startOf(change), endOf(change)])
    .map(toMoment);
  const coming = [...ends, ...turns].filter((moment) => moment > now);
  // Timers count up to 24 days.
  return Math.min(now + DAY, ...coming);
}

let turn = Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Hides what has ended, and says whom to call. When something else begins or
 * ends, the page says so, too.
 */
export function showDay(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>(strip)) {
    const texts = [...element.querySelectorAll<HTMLElement>('[data-until]')];
    for (const text of texts) text.hidden = Number(text.dataset.until) <= now;
    element.hidden = texts.every(({ hidden }) => hidden);
  }
  showPhone(phoneAt(now));
  mergeStatus((moment) => openStatus(moment, office, setChanges()));
  const isTurn = now >= turn;
  turn = nextTurn(now);
  clearTimeout(timer);
  timer = setTimeout(showDay, turn - now);
  if (isTurn) takeServed().catch(() => undefined);
}

function phoneAt(now: number): Phone {
  const down = phoneDownAt(setChanges(), toLocal(now));
  if (!down) return phones.own;
  return (
    phones.others.find(({ display }) => display === down.number) ?? phones.form
  );
}

const phoneLinks = () =>
  document.querySelectorAll<HTMLAnchorElement>('a[data-phone]');

/** What the page says now, which nginx decided by its own clock. */
function shownPhone(): Phone {
  const href = phoneLinks()[0]?.getAttribute('href');
  const { own, others, form } = phones;
  return [...others, form].find((phone) => phone.href === href) ?? own;
}

/** Replaces the same texts as nginx, in what React renders and on paper. */
function showPhone(phone: Phone): void {
  const set = document.querySelector<HTMLElement>(changes);
  if (set) set.dataset.phone = JSON.stringify(phone);
  const shown = shownPhone();
  const root = document.getElementById('root');
  if (phone.href === shown.href || !root) return;
  for (const link of phoneLinks()) link.setAttribute('href', phone.href);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const isCall =
      text.data === shown.call && text.parentElement?.closest('[data-phone]');
    const from = isCall ? shown.call : shown.display;
    if (text.data.includes(from))
      text.data = text.data.replaceAll(
        from,
        isCall ? phone.call : phone.display,
      );
  }
  const { dataset } = document.body;
  dataset.printed = dataset.printed?.replace(shown.display, phone.display);
}

/** A practice that's closed for longer says so itself. */
const LONGEST_WAIT = 14;

/**
 * When a message that's sent now is answered at the latest: before the office
 * closes on the next day that it's open.
 */
export function answeredBy(): string | undefined {
  const midnight = Math.floor(toLocal(Date.now()) / DAY) * DAY;
  for (let days = 1; days <= LONGEST_WAIT; days += 1) {
    const start = midnight + days * DAY;
    const { spans, weekday } = officeDay(start, office, setChanges());
    const closes = spans[spans.length - 1]?.until;
    if (closes === undefined) continue;
    return t('We’ll answer by {day}, {date} at {time}.', {
      day: weekdayName(weekday),
      date: new Date(start).toLocaleDateString(officeTexts.locale, {
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      }),
      time: timeInSentence(new Date(closes).toISOString().slice(11, 16)),
    });
  }
  return undefined;
}

/** What tells one page from another, apart from what's hidden by now. */
const setIn = (page: Document): string =>
  [strip, changes]
    .map((part) => page.querySelector(part)?.textContent ?? '')
    .join();

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** nginx looks every two seconds. Its clock can be a little slow, too. */
const RETRY = 5_000;
const TRIES = 7;

let isTaking = false;

/**
 * Takes what nginx puts into this page by now, as soon as that's different. An
 * unsent form and everything else stays.
 */
async function takeServed(): Promise<void> {
  if (isTaking) return;
  isTaking = true;
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) await wait(RETRY);
      const response = await fetch(location.pathname, { cache: 'no-store' });
      // A page that doesn't exist has it, too, but not a page about an error.
      if (!response.ok && response.status !== 404) continue;
      const page = new DOMParser().parseFromString(
        await response.text(),
        'text/html',
      );
      if (setIn(page) === setIn(document)) continue;
      take(page);
      return;
    }
  } finally {
    isTaking = false;
  }
}

function take(page: Document): void {
  for (const part of [strip, changes]) {
    document.querySelector(part)?.remove();
    const next = page.querySelector(part);
    if (next) document.getElementById('root')?.before(next);
  }
  const { day } = page.documentElement.dataset;
  if (day) document.documentElement.dataset.day = day;
  else delete document.documentElement.dataset.day;
  turn = Infinity;
  showDay();
}

/**
 * Asks what the front desk has set, and takes it if it isn't what this page
 * says. Without an answer, the page stays as it is.
 */
export async function askForDay(): Promise<void> {
  const response = await fetch('/api/today', { cache: 'no-store' });
  const { version, changes: set } = (await response.json()) as DayChanges;
  const said = Number(document.documentElement.dataset.day ?? 0);
  // If nothing is set, pages are as they were built.
  if ((set.length > 0 ? version : 0) !== said) await takeServed();
}
