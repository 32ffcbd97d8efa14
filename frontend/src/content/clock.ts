/** Times of day as in the practice's folder: `9:00`, `17:30`. */

/** Minutes after midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** `17:00` as `5:00 PM`. */
export function clockTime(time: string): string {
  const hour = Math.floor(minutesOf(time) / 60);
  return `${hour % 12 || 12}:${time.slice(-2)} ${hour < 12 ? 'AM' : 'PM'}`;
}
