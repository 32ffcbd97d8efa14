import type { OpeningHoursSpecification } from 'schema-dts';
import type { Week } from '@/content/practice';
import { daysBySpan } from '@/content/week';

/** One node for each span of hours, with every day that has it. Closed days aren't named. */
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
