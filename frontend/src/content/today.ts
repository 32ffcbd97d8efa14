import { office } from '@/content/office?data';
import { scheduledStatus } from 'shared/scheduled-status';

/** Today's date where the practice is, as year-month-day. */
export const today = (): string => scheduledStatus(Date.now(), office).date;

/**
 * For a closure's last day, when the page is rendered. Pages that were built
 * earlier: components/live-hours.ts.
 */
export const isUpcoming = ({ through }: { through: string }): boolean =>
  through >= today();
