import type { OpeningHoursSpecification } from 'schema-dts';
import type { Week } from '@/content/practice';
import { daysBySpan } from '@/content/week';

/** One node per span of hours, with all its days. Closed days are left out. */
export function openingHoursSpecification(week: Week) {
  return daysBySpan(week).map(
    ({ days, opens, closes }) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      }) satisfies OpeningHoursSpecification,
  );
}

/** A closed day in Google's format: open from midnight to midnight. */
export function closureSpecification({ date }: { date: string }) {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  } satisfies OpeningHoursSpecification;
}
