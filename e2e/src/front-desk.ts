import { siteUrl } from './environment.ts';
import { requireOwnStack, signIn } from './own-stack.ts';

/** What the front desk can show: see shared/src/day-changes.ts. */
type Change = Record<string, unknown>;

/** In the practice's zone, as year-month-day. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format();

/** For all of today. */
const allDay = () => ({ from: today(), until: today() });

export const notice = (en: string): Change => ({
  kind: 'notice',
  text: { en },
  ...allDay(),
});

export const closed = (): Change => ({
  kind: 'closed',
  reason: 'weather',
  ...allDay(),
});

/** Signs in as the front desk, and shows these changes instead of all others. */
export async function show(...changes: Change[]): Promise<void> {
  const cookie = await signIn(siteUrl, requireOwnStack().deskPassword);
  const url = new URL('/api/admin/today', siteUrl);
  const before = await fetch(url, { headers: { cookie } });
  const { version } = (await before.json()) as { version: number };
  const { status } = await fetch(url, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ version, changes }),
  });
  if (status !== 200) throw new Error(`Show failed: ${status.toString()}`);
}

/** Pages that say what the front desk shows, in both languages. */
export const pages = [
  '/',
  '/contact',
  '/contact/',
  '/es',
  '/es/',
  '/es/contact',
];

/** Those of the pages that say it. */
export async function saying(text: string): Promise<string[]> {
  const answers = await Promise.all(
    pages.map(async (path) => (await fetch(new URL(path, siteUrl))).text()),
  );
  return pages.filter((_, index) => answers[index]?.includes(text));
}
