import { siteUrl } from './environment.ts';
import { requireOwnStack, signIn } from './own-stack.ts';

/** What the front desk can show: see shared/src/day-changes.ts. */
type Change = Record<string, unknown>;

/** As year-month-day. */
const dates = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
});

/** A notice of today, in the practice's zone. */
export function notice(en: string): Change {
  const today = dates.format();
  return { kind: 'notice', text: { en }, from: today, until: today };
}

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
