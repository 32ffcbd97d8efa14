/**
 * Says on the page whether the practice is open now. It's in the first script
 * of every page and needs nothing of React, so that a sign and urgent advice
 * are right before the application is there, or without it. The application's
 * components only call `showLiveHours` for what they add later.
 */
import { office } from '@/content/office?data';
import {
  scheduledStatus,
  type OpenStatus,
  statusText,
} from 'shared/scheduled-status';
import { t } from 'shared/t';
import type * as Day from './day';

/**
 * What an element with `data-live` says. Elements that this code doesn't see
 * keep what's served, which is true at any hour.
 */
const liveTexts = {
  /** The whole status in one line. */
  status: (status: OpenStatus) => statusText(status),
  state: ({ isOpen }: OpenStatus) => (isOpen ? t('Open') : t('Closed')),
  next: ({ isOpen, closedFor, next }: OpenStatus) =>
    !isOpen && closedFor
      ? `${t('for {reason}. ', { reason: closedFor })}${next}`
      : next,
  invitation: ({ isOpen }: OpenStatus) =>
    isOpen ? '' : t('Book online anytime.'),
  callToBook: ({ isOpen, callFrom }: OpenStatus) =>
    isOpen || !callFrom ? t('Call to book') : callFrom,
  /** The first of two short lines: the state. */
  briefState({ isOpen, brief }: OpenStatus) {
    if (!brief) return isOpen ? t('Open') : t('Closed');
    return isOpen ? t('Open until') : t('Closed until');
  },
  /** The second line: the time. */
  briefTime: ({ brief }: OpenStatus) => brief,
  /** The state and the time, in two short lines. */
  brief: ({ brief }: OpenStatus) => brief || t('Closed'),
  /** Urgent advice for each state. */
  choice: ({ isReachable }: OpenStatus, { dataset }: HTMLElement) =>
    isReachable ? dataset.open : dataset.closed,
  /** Marks the row whose weekday, in `data-day`, is today. */
  today: ({ today }: OpenStatus, { dataset }: HTMLElement) =>
    dataset.day === today ? t(' (today)') : '',
  /**
   * The weekly hours in `data-usual`, or those of today and the next days if
   * they're different.
   */
  dayHours(
    { today, hoursToday, daysAhead }: OpenStatus,
    { dataset }: HTMLElement,
  ) {
    // Shorter than the hours, so that no row below moves.
    if (dataset.day === today && hoursToday !== undefined)
      return hoursToday || t('Closed today');
    const ahead = daysAhead.find(({ weekday }) => weekday === dataset.day);
    if (!ahead) return dataset.usual;
    const hours = ahead.hours || t('Closed');
    return t('{hours} ({date})', { hours, date: ahead.date });
  },
};

export type LiveText = keyof typeof liveTexts;

let status: OpenStatus | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the front desk has set, in a page that nginx has put it into. */
const served = () => document.getElementById('day-changes');

let mergedStatus: ((now: number) => OpenStatus) | undefined;

/** For day.ts, which knows what the front desk has set. */
export function mergeStatus(status: (now: number) => OpenStatus): void {
  mergedStatus = status;
  updateHours();
}

/**
 * Undefined while a page with changes loads what understands them. Until then
 * it shows what's served, which is true.
 */
function statusAt(now: number): OpenStatus | undefined {
  if (mergedStatus) return mergedStatus(now);
  return served() ? undefined : scheduledStatus(now, office);
}

/**
 * Compares with the clock, because the timer can be late: phones and laptops
 * sleep.
 */
function currentStatus(): OpenStatus | undefined {
  const now = Date.now();
  if (!status) status = statusAt(now);
  else if (now >= status.changesAt) {
    status = statusAt(now);
    setTimeout(updateHours);
  }
  return status;
}

/**
 * Fills in what the parts of an element say now. In a table, marks today's row.
 */
export function showLiveHours(element: HTMLElement | null): void {
  const now = currentStatus();
  if (!element || !now) return;
  for (const part of element.querySelectorAll<HTMLElement>('[data-live]')) {
    part.textContent =
      liveTexts[part.dataset.live as LiveText](now, part) ?? '';
    part.dataset.isOpen = String(now.isOpen);
  }
  const { weekday } = element.dataset;
  if (weekday === now.today) element.setAttribute('aria-current', 'date');
  else if (weekday) element.removeAttribute('aria-current');
}

/** Shows the new state everywhere, and again when it changes. */
export function updateHours(): void {
  status = undefined;
  const now = currentStatus();
  if (!now) return;
  const { isOpen, isReachable, date, changesAt } = now;
  // For sections without hydration: style sheets choose between advice for open
  // and closed.
  const { dataset } = document.documentElement;
  dataset.office = isReachable ? 'open' : 'closed';
  // For the drawn storefront: the door can be open while the phone is down.
  dataset.door = isOpen ? 'open' : 'closed';
  for (const sign of document.querySelectorAll<HTMLElement>(
    '[data-door-sign]',
  )) {
    const next = sign.cloneNode(true) as HTMLElement;
    showLiveHours(next);
    // A new element, because a text that changes its length in place counts as
    // a layout shift. React doesn't notice: it only ever removes an element
    // around the sign.
    if (!next.isEqualNode(sign)) sign.replaceWith(next);
  }
  document
    .querySelectorAll<HTMLElement>('[data-weekday]')
    .forEach(showLiveHours);
  for (const past of document.querySelectorAll<HTMLElement>('[data-through]')) {
    past.hidden = (past.dataset.through ?? '') < date;
  }
  clearTimeout(timer);
  timer = setTimeout(updateHours, changesAt - Date.now());
}

/**
 * Few pages need it: most days are like any other. If it can't be loaded, or
 * fails, the page stays as it is.
 */
const withDay = (run: (day: typeof Day) => unknown): Promise<unknown> =>
  import('./day').then(run).catch(() => undefined);

/** Resolves when the page says all that the front desk has set. */
export async function showDay(): Promise<void> {
  if (served()) await withDay((day) => day.showDay());
}

/** An open page asks every five minutes, and twice in ten seconds never. */
const ASK_EVERY = 300_000;
const REST = 10_000;

/** When this page was served, or has last asked. */
let asked = Date.now();

/** Asks whether the front desk has set something since. */
function ask(): void {
  const now = Date.now();
  if (document.visibilityState === 'hidden' || now < asked + REST) return;
  asked = now;
  void withDay((day) => day.askForDay());
}

function update({ type, persisted }: Event & { persisted?: boolean }) {
  updateHours();
  void showDay();
  // Not when the page has loaded.
  if (type !== 'pageshow' || persisted) ask();
}

/** Keeps the page up to date from now on. */
export function startLiveHours(): void {
  updateHours();
  void showDay();
  for (const event of ['visibilitychange', 'focus', 'pageshow']) {
    window.addEventListener(event, update);
  }
  setInterval(ask, ASK_EVERY);
}
