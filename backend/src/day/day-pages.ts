import {
  type DayChanges,
  endOf,
  phoneDownAt,
  shownFrom,
  startOf,
} from 'shared/day-changes';
import { filled } from 'shared/office-texts';
import { openStatus } from 'shared/open-status';
import { DAY, MINUTE, zoneClock } from 'shared/opening-hours';
import { type DaySite, pathOf, stripHtml } from './day-strip.ts';
import { closureReplacements } from './special-hours.ts';

/** What nginx replaces in its pages for a time. */
interface DayPeriod {
  /** In milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** Language, search and replacement, with tabs in between. */
  readonly lines: readonly string[];
}

/** nginx's clock can be behind ours. */
const clockTolerance = 60 * MINUTE;

type Language = DaySite['languages'][number];

/** In the order in which they're replaced. */
function phoneReplacements(
  day: DayChanges,
  local: number,
  { phone, otherPhones }: DaySite,
  { language, texts }: Language,
): [search: string, replacement: string][] {
  const down = phoneDownAt(day.changes, local);
  if (!down) return [];
  const other = otherPhones.find(({ display }) => display === down.number);
  const link = (href: string) => `href="${href}"`;
  const { display } = phone;
  if (other) {
    return [
      [link(phone.href), link(other.href)],
      [display, other.display],
    ];
  }
  const call = filled(texts.call, { phone: display });
  return [
    [link(phone.href), link(pathOf('/contact/#write', language))],
    [call, texts.write],
    [display, filled(texts.phoneDown, { phone: display })],
  ];
}

/** Of the element `html`, which says what page this is. */
function attributesOf(
  { version, changes }: DayChanges,
  moment: number,
  { office }: DaySite,
): string {
  const local = zoneClock(office.clockChanges).toLocal(moment);
  const midnight = Math.floor(local / DAY) * DAY;
  const isToday = changes.some(
    (change) => change.kind !== 'notice' && startOf(change) < midnight + DAY,
  );
  const { isOpen, isReachable } = openStatus(moment, office, changes);
  const word = (yes: boolean) => (yes ? 'open' : 'closed');
  const attribute = isToday
    ? ` data-office="${word(isReachable)}" data-door="${word(isOpen)}"`
    : '';
  return ` data-day="${version}"${attribute}`;
}

function linesAt(day: DayChanges, moment: number, site: DaySite): string[] {
  const local = zoneClock(site.office.clockChanges).toLocal(moment);
  const changes = day.changes.filter((change) => local < endOf(change));
  const now = { ...day, changes };
  const attributes = attributesOf(now, moment, site);
  return site.languages.flatMap((language) => {
    const html = `<html lang="${language.language}"`;
    const root = '<div id="root"';
    const replacements = [
      [html, html + attributes],
      [root, stripHtml(now, local, site, language) + root],
      ...phoneReplacements(now, local, site, language),
      ...closureReplacements(changes, site.office),
    ];
    return replacements.map((pair) => [language.language, ...pair].join('\t'));
  });
}

/** When what's said can change, from now until the last change ends. */
function moments({ changes }: DayChanges, now: number, site: DaySite) {
  const { toMoment } = zoneClock(site.office.clockChanges);
  const end = Math.max(...changes.map((change) => toMoment(endOf(change))));
  const found = new Set([now, end]);
  for (const change of changes) {
    const points = [shownFrom(change), startOf(change), endOf(change)];
    for (const point of points) found.add(toMoment(point));
  }
  let at = now;
  while (at < end) {
    found.add(at);
    const { changesAt } = openStatus(at, site.office, changes);
    at = Math.max(at + MINUTE, changesAt);
  }
  return [...found]
    .filter((moment) => now <= moment && moment <= end)
    .sort((one, other) => one - other);
}

/** The periods from now on in which the pages stay the same, in order. */
export function dayPeriods(
  day: DayChanges,
  now: number,
  site: DaySite,
): DayPeriod[] {
  if (day.changes.length === 0) return [];
  const periods: DayPeriod[] = [];
  const points = moments(day, now, site);
  for (const [index, from] of points.entries()) {
    const until = points[index + 1];
    if (until === undefined) break;
    const lines = linesAt(day, from, site);
    const last = periods.at(-1);
    if (last?.lines.join('\n') === lines.join('\n'))
      periods.splice(-1, 1, { ...last, until });
    else periods.push({ from, until, lines });
  }
  return periods;
}

/**
 * What nginx reads (nginx/day.sh): of each period, a line with its begin and
 * end in seconds since 1970, then its lines, then an empty one.
 */
export function periodsText(periods: readonly DayPeriod[]): string {
  const seconds = (moment: number) => Math.floor(moment / 1000);
  return periods
    .map(({ from, until, lines }, index) => {
      const start = index === 0 ? from - clockTolerance : from;
      const head = `${seconds(start)} ${seconds(until)}`;
      return [head, ...lines, '', ''].join('\n');
    })
    .join('');
}
