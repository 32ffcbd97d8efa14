/**
 * Says on the page whether the practice is open now. It's in the first script
 * of every page and needs nothing of React, so that a sign and urgent advice
 * are right before the application is there, or without it. The application's
 * components only call `showLiveHours` for what they add later.
 */
import { office } from '@/content/office?data';
import { openStatus, type OpenStatus, statusText } from 'shared/open-status';
import { t } from 'shared/t';

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
  /** The first of two short lines: the state. */
  briefState({ isOpen, brief }: OpenStatus) {
    if (!brief) return isOpen ? t('Open') : t('Closed');
    return isOpen ? t('Open until') : t('Closed until');
  },
  /** The second line: the time. */
  briefTime: ({ brief }: OpenStatus) => brief,
  /** A text for each state. */
  choice: ({ isOpen }: OpenStatus, { dataset }: HTMLElement) =>
    isOpen ? dataset.open : dataset.closed,
  /** Marks the row whose weekday, in `data-day`, is today. */
  today: ({ today }: OpenStatus, { dataset }: HTMLElement) =>
    dataset.day === today ? t(' (today)') : '',
  /** The weekly hours in `data-usual`, or today's if they're different. */
  dayHours: ({ today, hoursToday }: OpenStatus, { dataset }: HTMLElement) =>
    dataset.day === today && hoursToday !== undefined
      ? // Shorter than the hours, so that no row below moves.
        hoursToday || t('Closed today')
      : dataset.usual,
};

export type LiveText = keyof typeof liveTexts;

let status: OpenStatus | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Compares with the clock, because the timer can be late: phones and laptops
 * sleep.
 */
function currentStatus(): OpenStatus {
  const now = Date.now();
  if (!status) status = openStatus(now, office, []);
  else if (now >= status.changesAt) {
    status = openStatus(now, office, []);
    setTimeout(update);
  }
  return status;
}

/**
 * Fills in what the parts of an element say now. In a table, marks today's row.
 */
export function showLiveHours(element: HTMLElement | null): void {
  if (!element) return;
  const now = currentStatus();
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
function update(): void {
  status = undefined;
  const { isOpen, date, changesAt } = currentStatus();
  // For sections without hydration: style sheets choose between texts for open
  // and closed.
  document.documentElement.dataset.office = isOpen ? 'open' : 'closed';
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
  timer = setTimeout(update, changesAt - Date.now());
}

/** Keeps the page up to date from now on. */
export function startLiveHours(): void {
  update();
  for (const event of ['visibilitychange', 'focus', 'pageshow']) {
    window.addEventListener(event, update);
  }
}
