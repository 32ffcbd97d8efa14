import { zoneChanges } from 'shared/clock-changes';
import type { Office } from 'shared/opening-hours';
import { opening } from 'practice/opening';

const { hours, closures, timeZone } = opening;

/**
 * All that the signs must know of the practice. Import it with `?data`: the
 * first script of every page has these facts, and no others.
 */
export const office: Office = {
  hours,
  closures,
  clockChanges: zoneChanges(
    timeZone,
    // The same all year, so that equal sources give equal pages.
    new Date(Date.UTC(new Date().getUTCFullYear(), 0)),
  ),
};
