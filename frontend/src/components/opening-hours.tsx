import { type ComponentProps, Fragment } from 'react';
import { atStart } from '@/content/in-words';
import * as openingHours from '@/content/opening-hours?data';
import { t } from 'shared/t';
import { type LiveText, showLiveHours } from './live-hours';
import styles from './opening-hours.module.css';

/**
 * Opening days and hours, without breaks within the hours, or before the mark
 * at their end.
 */
export function OpeningHours({
  end = '',
  starts,
}: {
  end?: '' | '.' | ',';
  /**
   * Where a capital letter is due, if not in the middle of a sentence. `lines`
   * gives each group of days its own line, without commas.
   */
  starts?: 'sentence' | 'lines';
}) {
  const last = openingHours.lines.length - 1;
  function punctuated(times: string, index: number): string {
    if (starts === 'lines') return times;
    if (index < last) return `${times},`;
    // Some languages’ hours end with a period.
    return times.endsWith(end) ? times : `${times}${end}`;
  }
  return openingHours.lines.map(({ days, times }, index) => (
    <Fragment key={days}>
      {index > 0 && ' '}
      <span className={starts === 'lines' ? styles.line : styles.group}>
        {t('{days} ', {
          days:
            starts === 'lines' || (starts && index === 0)
              ? atStart(days)
              : days,
        })}
        <span className={styles.times}>{punctuated(times, index)}</span>
      </span>
    </Fragment>
  ));
}

interface LiveProps extends ComponentProps<'span'> {
  text: LiveText;
  /** What it says without scripts. */
  children: string;
}

/**
 * A text that live-hours.ts keeps up to date, in an element with
 * `data-door-sign` or `data-weekday`.
 */
export const Live = ({ text, ...attributes }: LiveProps) => (
  <span data-live={text} suppressHydrationWarning {...attributes} />
);

/** What the door sign says, in one line. */
export const OpenNow = ({ served }: { served: string }) => (
  <span ref={showLiveHours} data-door-sign>
    <Live text="status" className={styles.dot}>
      {served}
    </Live>
  </span>
);

/** What the door sign says, in two short lines. */
export const BriefOpenNow = () => (
  <span ref={showLiveHours} data-door-sign>
    <Live text="brief" className={`${styles.dot} ${styles.brief}`}>
      {t('Our\nhours')}
    </Live>
  </span>
);

/** On the button of a practice where patients book by phone. */
export const WhenToCall = () => (
  <span ref={showLiveHours} data-door-sign>
    <Live text="callToBook">{t('Call to book when we’re open')}</Live>
  </span>
);

interface ByOfficeProps {
  open: string;
  closed: string;
  /** True at any hour. */
  children: string;
}

/**
 * A text for an open office, one for a closed one, and one for when that isn't
 * known.
 */
export const ByOffice = ({ open, closed, children }: ByOfficeProps) => (
  <Live text="choice" data-open={open} data-closed={closed}>
    {children}
  </Live>
);
