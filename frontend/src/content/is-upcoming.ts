import { office } from '@/content/office?data';
import { openStatus } from 'shared/open-status';

/**
 * For a closure's last day, when the page is rendered. Pages that were built
 * earlier: components/live-hours.ts.
 */
export const isUpcoming = ({ through }: { through: string }): boolean =>
  through >= openStatus(Date.now(), office, []).date;
