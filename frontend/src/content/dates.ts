/** Formats are created on demand: that takes longer than the rest of a page on a slow phone. */
const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(date));

/** An ISO date in words: `2026-11-21` as `November 21, 2026`. */
export const longDate = (date: string): string => format(date, { dateStyle: 'long' });

/** `2026-11-26` as `Thursday, November 26`. */
export const weekdayDate = (date: string): string =>
  format(date, { weekday: 'long', month: 'long', day: 'numeric' });

/** `17:00` as `5:00 PM`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
