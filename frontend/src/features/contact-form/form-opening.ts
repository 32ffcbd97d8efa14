/**
 * The moment at which a visitor began with the form, signed by the server, which tells people from
 * programs by it. Kept in this browser tab, so that after a reload it is still the same beginning.
 */
const OPENING_KEY = 'contact-opened';

const day = 24 * 60 * 60 * 1000;

/** A token starts with its moment; one that is a day old is fetched anew before it grows too old. */
const isFresh = (token: string) => Date.now() - Number.parseInt(token, 10) < day;

let known = '';

function remembered(): string {
  try {
    return sessionStorage.getItem(OPENING_KEY) ?? '';
  } catch {
    return known;
  }
}

/** Called when somebody turns to the form. A failure costs nothing: the token is an extra. */
export async function beginForm(): Promise<void> {
  known = known || remembered();
  if (isFresh(known)) return;
  try {
    const answer = await fetch('/api/contact/opened');
    if (!answer.ok) return;
    const { opened } = (await answer.json()) as { opened: string };
    known = opened;
    sessionStorage.setItem(OPENING_KEY, opened);
  } catch {
    // Without storage the token lasts as long as the page.
  }
}

/** The token, or nothing while there is none. */
export function formOpening(): { opened?: string } {
  return known ? { opened: known } : {};
}
