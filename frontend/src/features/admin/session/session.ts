import { type QueryClient, useQuery } from '@tanstack/react-query';
import { isServerReachable } from '@/components/recovery/connection';
import type { AdminCheck } from 'shared/api-answers';
import { call, onStatus } from '../api';
import { firstCheck } from './first-screen';

const sessionKey = ['/api', 'admin', 'check'] as const;

/** How the session changed on this page since the last fetch. */
export type SessionChange = 'signed-in' | 'signed-out' | 'ended';

interface SessionCheck extends AdminCheck {
  change?: SessionChange;
  /** Whether the last call got no answer. */
  offline?: boolean;
}

export function useSession() {
  const { data, isPending } = useQuery<SessionCheck>({
    queryKey: sessionKey,
    queryFn: firstCheck,
  });
  return {
    state: isPending
      ? 'loading'
      : data?.authenticated
        ? 'signed-in'
        : 'signed-out',
    /** Whether it's the front desk, which sees less. */
    isDesk: data?.isDesk === true,
    change: data?.change,
    /** Whether signing in also takes a code. */
    secondFactor: data?.secondFactor === true,
    /** Whether the front desk can leave the code out. */
    codeIsOptional: data?.codeIsOptional === true,
    offline: data?.offline === true,
  } as const;
}

const sessionOf = (client: QueryClient): SessionCheck | undefined =>
  client.getQueryData<SessionCheck>(sessionKey);

export const isSignedIn = (client: QueryClient): boolean =>
  sessionOf(client)?.authenticated === true;

/**
 * Called when the server wants a code that nobody was asked for: the session
 * check failed, or the second factor was switched on since. The server says
 * whether it can be left out.
 */
export function requireSecondFactor(client: QueryClient): void {
  client.setQueryData<SessionCheck>(sessionKey, (before) => ({
    authenticated: false,
    ...before,
    secondFactor: true,
    codeIsOptional: true,
  }));
}

/** Clears cached data, so the next person can't see it. */
export function changeSession(
  client: QueryClient,
  change: SessionChange,
  isDesk = false,
): void {
  const authenticated = change === 'signed-in';
  client.setQueryData<SessionCheck>(sessionKey, (before) => ({
    ...(before?.secondFactor && { secondFactor: true }),
    ...(before?.codeIsOptional && { codeIsOptional: true }),
    ...(isDesk && { isDesk }),
    authenticated,
    change,
  }));
  if (authenticated) return;
  tabs?.postMessage(change);
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey.join('/') !== sessionKey.join('/'),
  });
}

/** Back online, repeats the queries that failed. */
function setOffline(client: QueryClient, offline: boolean): void {
  const before = sessionOf(client);
  if (!before || (before.offline ?? false) === offline) return;
  client.setQueryData<SessionCheck>(sessionKey, { ...before, offline });
  if (offline) return;
  void client.refetchQueries({
    predicate: ({ state }) => state.status === 'error',
  });
}

/**
 * From now on, a 401 response to a signed-in admin leads back to the login
 * screen, and each call says if it got one.
 */
export function watchForSessionEnd(client: QueryClient): void {
  onStatus.add((status) => {
    if (status === 401 && isSignedIn(client)) changeSession(client, 'ended');
    setOffline(client, status === 0);
  });
}

/**
 * For a script that couldn't be loaded. Browsers remember that, so without a
 * connection this waits for the server's next answer and loads the page again,
 * which is at the same address.
 */
export async function reloadOnceOnline(failure: Error): Promise<never> {
  if (await isServerReachable()) throw failure;
  for (const listener of onStatus) listener(0);
  onStatus.add((status) => status > 0 && window.location.reload());
  return new Promise(() => undefined);
}

/** The other tabs of this browser. */
let tabs: BroadcastChannel | undefined;

const CHECK_INTERVAL_MS = 15_000;

/**
 * Asks again and again whether the session has ended elsewhere, or by itself.
 * At once when another tab signs out, this one is looked at again, or the
 * connection is back.
 */
export function watchForEndElsewhere(client: QueryClient): void {
  const check = async () => {
    if (document.hidden || !isSignedIn(client)) return;
    const { data } = await call({ url: sessionKey.join('/') });
    const { authenticated, isDesk } = data as Partial<AdminCheck>;
    if (authenticated === false) changeSession(client, 'ended');
    // Another tab has signed in with the other password.
    else if (authenticated && isDesk !== sessionOf(client)?.isDesk)
      window.location.reload();
  };
  // Without a connection, nothing is known.
  const ask = () => void check().catch(() => undefined);
  // Safari before 15.4 has none. There, the next check notices.
  if ('BroadcastChannel' in window) tabs = new BroadcastChannel('session');
  tabs?.addEventListener('message', ask);
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', ask);
  window.addEventListener('offline', () => setOffline(client, true));
  setInterval(ask, CHECK_INTERVAL_MS);
}

/**
 * When the browser brings back a page that was left signed in, it stays hidden
 * until it's loaded again, which asks for the session: it may have ended
 * elsewhere.
 */
export function reloadWhenRestored(client: QueryClient): void {
  const page = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    page.hidden = persisted && isSignedIn(client);
  });
  window.addEventListener('pageshow', () => {
    if (page.hidden) window.location.reload();
  });
}
