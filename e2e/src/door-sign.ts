/** What the door sign may say: the open days until the browser is idle, then whether the practice is open now. */
const anySign =
  /Open until \d+:\d\d [AP]M|Closed\. Opens [\w ,]+ \d+:\d\d [AP]M|Open \w+day[\w, ]*/g;

/** A text with the same words on every door sign, whatever the time. */
export const withoutTime = (text: string) => text.replace(anySign, 'Open until 5:00 PM');
