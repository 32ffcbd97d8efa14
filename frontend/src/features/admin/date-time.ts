const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options);

/** Formats a time in the viewer's time zone. */
export const dateTime = format({ dateStyle: 'medium', timeStyle: 'short' });
export const date = format({ dateStyle: 'full' });
export const time = format({ timeStyle: 'short' });
