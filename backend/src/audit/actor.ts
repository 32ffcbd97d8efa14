import Bowser from 'bowser';
import type { Request } from 'express';
import type { Activity } from 'shared/activity';
import { shortenAddress } from '../logging/redact.ts';

/** Who did something in the browser. Empty for what was done on the server. */
export type Actor = Pick<Activity, 'session' | 'address' | 'browser'>;

export function actorOf(request: Request): Actor {
  const session = sessionNumberOf(request);
  const browser = browserFamily(request.get('user-agent') ?? '');
  return {
    ...(session !== undefined && { session }),
    address: shortenAddress(request.ip ?? ''),
    ...(browser !== undefined && { browser }),
  };
}

/** Undefined without a session, and for one from before sessions had numbers. */
export function sessionNumberOf({ user }: Request): number | undefined {
  return (user as { readonly session?: number } | undefined)?.session;
}

const knownBrowsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));

/** Such as `Firefox`. Undefined for an unknown one, because Bowser then returns the client's own text. */
export function browserFamily(userAgent: string): string | undefined {
  // No real browser sends a longer one.
  if (userAgent === '' || userAgent.length > 500) return undefined;
  const name = Bowser.getParser(userAgent).getBrowserName();
  return knownBrowsers.has(name) ? name : undefined;
}
