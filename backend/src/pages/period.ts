const day = 24 * 60 * 60 * 1000;

/** Four whole weeks, so that each has the same weekdays. */
export const periodDays = 28;

/** `YYYY-MM-DD`, in UTC. */
export const dayOf = (time: number): string =>
  new Date(time).toISOString().slice(0, 10);

/** The days of the period that ends with this time's day, oldest first. */
export const daysUntil = (time: number): string[] =>
  Array.from({ length: periodDays }, (_, index) =>
    dayOf(time - (periodDays - 1 - index) * day),
  );

/** Splits days into weeks. */
export const weeksOf = (days: readonly string[]): string[][] =>
  Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );

/** When a day is no longer in the period. */
export const expiryOf = (name: string): Date =>
  new Date(Date.parse(name) + periodDays * day);
