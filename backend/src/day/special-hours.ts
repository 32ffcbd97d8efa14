import {
  businessPath,
  businessTypes,
  closedAllDay,
  openingTimes,
} from 'shared/business-node';
import { type DayChange, endOf, startOf } from 'shared/day-changes';
import { DAY, type Office } from 'shared/opening-hours';
import { type OfficeDay, officeDay } from 'shared/open-status';

interface SpecialHours {
  readonly '@type': 'OpeningHoursSpecification';
  validFrom: string;
  validThrough: string;
  readonly opens: string;
  readonly closes: string;
}

const timeOf = (local: number) => new Date(local).toISOString().slice(11, 16);

function spansOf({
  spans,
}: OfficeDay): Pick<SpecialHours, 'opens' | 'closes'>[] {
  if (spans.length === 0) return [closedAllDay];
  return spans.map(({ from, until }) =>
    openingTimes(timeOf(from), timeOf(until)),
  );
}

/** Local midnights of the days with other hours, in order. */
function daysOf(
  changes: readonly Pick<DayChange, 'from' | 'until'>[],
  earliest: number,
): number[] {
  const days = new Set<number>();
  for (const change of changes) {
    const first = Math.max(startOf(change), earliest);
    for (
      let day = Math.floor(first / DAY) * DAY;
      day < endOf(change);
      day += DAY
    )
      days.add(day);
  }
  return [...days].sort((one, other) => one - other);
}

/** One for each span, or several days with the same hours as one. */
function specialHours(
  days: readonly number[],
  office: Office,
  changes: readonly DayChange[],
): SpecialHours[] {
  const found: SpecialHours[] = [];
  let before: { day: number; spans: string; nodes: SpecialHours[] } | undefined;
  for (const day of days) {
    const one = officeDay(day, office, changes);
    const spans = spansOf(one);
    const text = JSON.stringify(spans);
    if (before?.day === day - DAY && before.spans === text) {
      for (const node of before.nodes) node.validThrough = one.date;
      before.day = day;
      continue;
    }
    const nodes = spans.map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: one.date,
      validThrough: one.date,
      ...span,
    }));
    found.push(...nodes);
    before = { day, spans: text, nodes };
  }
  return found;
}

/**
 * What search engines read about days on which the front desk has changed the
 * hours, as JSON-LD. Undefined if there are none.
 * @param earliest local; days before it aren't listed
 */
export function specialHoursNode(
  changes: readonly DayChange[],
  earliest: number,
  office: Office,
  siteUrl: string,
): object | undefined {
  const ofHours = changes.filter(
    ({ kind }) => kind === 'closed' || kind === 'hours',
  );
  if (ofHours.length === 0) return undefined;
  const days = daysOf(ofHours, earliest);
  return {
    '@context': 'https://schema.org',
    '@type': businessTypes,
    '@id': siteUrl + businessPath,
    specialOpeningHoursSpecification: specialHours(days, office, changes),
  };
}

/**
 * What pages list about closures of the practice's files, and what's true of
 * them with the front desk's changes, as JSON. Only where they differ.
 */
export function closureReplacements(
  changes: readonly DayChange[],
  office: Office,
): [search: string, replacement: string][] {
  return office.closures.flatMap(({ date, through = date }) => {
    const days = daysOf([{ from: date, until: through }], -Infinity);
    const listed = (set: readonly DayChange[]) =>
      specialHours(days, office, set)
        .map((node) => JSON.stringify(node))
        .join();
    const [ofFiles, now] = [listed([]), listed(changes)];
    return ofFiles === now ? [] : [[ofFiles, now]];
  });
}
