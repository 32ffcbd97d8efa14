import type { Activity, ActivityList } from 'shared/activity';
import { moment } from '../data/moment';

/** Such as `session 12, from 203.0.113.0 with Firefox`. */
export function describeActor({ session, address, browser }: Activity): string {
  if (address === undefined) return 'on the server';
  const from = `from ${address}${browser === undefined ? '' : ` with ${browser}`}`;
  return session === undefined ? from : `session ${session}, ${from}`;
}

/** The sign-in before the one of this session. Undefined if it isn't known. */
export function describeLastSignIn({ activity, session }: ActivityList): string | undefined {
  const own = activity.find((entry) => entry.event === 'signed-in' && entry.session === session);
  const last = activity.find(
    (entry) =>
      entry.event === 'signed-in' && entry.session !== session && entry.at <= (own?.at ?? Infinity),
  );
  return last && `Last signed in ${moment.format(last.at)}, ${describeActor(last)}.`;
}
