/** Formats a time in the time zone of whoever looks at it. */
export const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
