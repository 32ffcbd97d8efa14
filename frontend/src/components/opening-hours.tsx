import { Fragment, useSyncExternalStore } from 'react';
import * as openingHours from '@/content/opening-hours?data';
import { openStatus, type OpenStatus, statusText } from '@/content/open-status';
import { t } from 'shared/t';
import styles from './opening-hours.module.css';

let status: OpenStatus | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function update() {
  const now = Date.now();
  clearTimeout(timer);
  status = openStatus(now);
  // For sections without hydration: style sheets choose between texts for open and closed, and past closures disappear.
  document.documentElement.dataset.office = status.isOpen ? 'open' : 'closed';
  for (const past of document.querySelectorAll<HTMLElement>('[data-through]')) {
    past.hidden = (past.dataset.through ?? '') < status.date;
  }
  timer = setTimeout(update, status.changesAt - now);
  for (const listener of listeners) listener();
}

/** Timers stop while a phone or a laptop sleeps. */
function updateAfterSleep() {
  if (status) update();
}

/** Compares with the clock, because the timer can be late. */
function current(): OpenStatus | undefined {
  const now = Date.now();
  if (status && now >= status.changesAt) {
    status = openStatus(now);
    // Rendering can't update other components.
    setTimeout(update);
  }
  return status;
}

/** Not needed for the page to work, so it waits until the browser has nothing else to do. */
function start() {
  for (const event of ['visibilitychange', 'focus', 'pageshow']) {
    window.addEventListener(event, updateAfterSleep);
  }
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(update);
  else setTimeout(update, 200);
}

let started = false;
function subscribe(listener: () => void) {
  if (!started) start();
  started = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the practice is open now. Undefined until an idle task after hydration. */
export const useOpenStatus = (): OpenStatus | undefined =>
  useSyncExternalStore(subscribe, current, () => undefined);

/** Opening days and hours in one line, without breaks within the hours, or before the mark at their end. */
export function OpeningHours({ end = '' }: { end?: '' | '.' | ',' }) {
  const last = openingHours.lines.length - 1;
  return openingHours.lines.map(({ days, times }, index) => (
    <Fragment key={days}>
      {index > 0 && ' '}
      <span className={styles.group}>
        {t('{days} ', { days })}
        <span className={styles.times}>
          {/* Some languages’ hours end with a period. */}
          {index < last ? `${times},` : times.endsWith(end) ? times : `${times}${end}`}
        </span>
      </span>
    </Fragment>
  ));
}

// The keys create a new element for each new text, because a text that changes its length in place counts as a layout shift.

/** The same as the door sign, in one line. */
export function OpenNow({ served }: { served: string }) {
  const status = useOpenStatus();
  return (
    <span key={status?.next} className={styles.dot} data-open={status?.isOpen} data-door-sign>
      {status ? statusText(status) : served}
    </span>
  );
}

function briefState({ isOpen, brief }: OpenStatus): string {
  if (!brief) return isOpen ? t('Open') : t('Closed');
  return isOpen ? t('Open until') : t('Closed until');
}

/** In two short lines. */
export function BriefOpenNow() {
  const status = useOpenStatus();
  return (
    <span key={status?.next} data-door-sign>
      <span className={styles.dot} data-open={status?.isOpen}>
        {status ? briefState(status) : t('Our')}
      </span>
      <br />
      {status ? status.brief : t('hours')}
    </span>
  );
}

/**
 * A sign that hangs from a nail on wide screens: open or closed now, and the weekly hours. It has room for
 * both, so nothing moves when it changes. It isn't a live region, because those interrupt screen readers.
 */
export function DoorSign() {
  const status = useOpenStatus();
  const closed = status && !status.isOpen;
  const reason =
    closed && status.closedFor ? t('for {reason}. ', { reason: status.closedFor }) : '';
  return (
    <div className={styles.sign}>
      <div key={status?.next} className={styles.now} data-door-sign>
        <p className={`${styles.dot} ${styles.state}`} data-open={status?.isOpen}>
          {status ? (status.isOpen ? t('Open') : t('Closed')) : t('Hours')}
        </p>
        <p className={styles.next}>
          {status ? `${reason}${status.next}` : openingHours.closed}
          {closed && <span>{t('Book online anytime.')}</span>}
        </p>
      </div>
      <p>
        <OpeningHours />
      </p>
    </div>
  );
}
