import {
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { isServerReachable } from '@/components/recovery/connection';
import { showToast } from '@/components/toast/toast-store';
import type { AdminCheck } from 'shared/api-answers';
import {
  call,
  errorIn,
  fetchJson,
  onStatus,
  post,
  rejectedFieldsIn,
  succeeded,
} from '../api';
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
    change: data?.change,
    /** Whether signing in also takes a code. */
    secondFactor: data?.secondFactor === true,
    offline: data?.offline === true,
  } as const;
}

export const isSignedIn = (client: QueryClient): boolean =>
  client.getQueryData<SessionCheck>(sessionKey)?.authenticated === true;

/** Clears cached data, so the next person can't see it. */
export function changeSession(
  client: QueryClient,
  change: SessionChange,
): void {
  const authenticated = change === 'signed-in';
  client.setQueryData<SessionCheck>(sessionKey, (before) => ({
    ...(before?.secondFactor && { secondFactor: true as const }),
    authenticated,
    change,
  }));
  if (authenticated) return;
  tabs?.postMessage(change);
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey.join('/') !== sessionKey.join('/'),
  });
}

/** Once there are answers again, asks for what had none. */
function setOffline(client: QueryClient, offline: boolean): void {
  const before = client.getQueryData<SessionCheck>(sessionKey);
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
    if ((data as Partial<AdminCheck>).authenticated === false)
      changeSession(client, 'ended');
  };
  // Without a connection, nothing is known.
  const ask = () => void check().catch(() => undefined);
  tabs = new BroadcastChannel('session');
  tabs.addEventListener('message', ask);
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

interface Credentials {
  password: string;
  /** With a second factor. */
  code?: string;
}

/** Its message is for people: the server's, or our own. */
class LoginError extends Error {
  /** The first field that the server rejected, if it named any. */
  readonly field: keyof Credentials | undefined;

  constructor(message: string, rejectedFields: string[] = []) {
    super(message);
    this.field = (['password', 'code'] as const).find((name) =>
      rejectedFields.includes(name),
    );
  }
}

/** @throws LoginError */
async function login(credentials: Credentials): Promise<void> {
  const response = await post('/api/admin/login', credentials).catch(() => {
    throw new LoginError('Failed to login. Please try again.');
  });
  if (succeeded(response)) return;
  const { data } = response;
  throw new LoginError(
    errorIn(data) ?? 'Invalid password',
    rejectedFieldsIn(data),
  );
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation<unknown, LoginError, Credentials>({
    mutationFn: login,
    onSuccess() {
      changeSession(client, 'signed-in');
      showToast({
        title: 'Success',
        description: 'Logged in successfully',
        tone: 'success',
      });
    },
    onError({ message, field }) {
      // The session check may have failed, or the second factor was switched on
      // since.
      if (field === 'code') {
        client.setQueryData<SessionCheck>(sessionKey, (before) => ({
          authenticated: false,
          ...before,
          secondFactor: true,
        }));
      }
      showToast({ title: 'Error', description: message, tone: 'error' });
    },
  });
}

export const useLogout = () =>
  useLogoutAt(
    '/api/admin/logout',
    'Logged out successfully',
    'Failed to logout',
  );

/** Ends the sessions of all browsers, this one included. */
export const useLogoutEverywhere = () =>
  useLogoutAt(
    '/api/admin/logout-everywhere',
    'Signed out everywhere',
    'We couldn’t sign you out. Try again in a minute.',
  );

function useLogoutAt(address: string, done: string, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => fetchJson({ method: 'POST', url: address }),
    onSuccess() {
      changeSession(client, 'signed-out');
      showToast({ title: 'Success', description: done, tone: 'success' });
    },
    onError() {
      showToast({ title: 'Error', description: failed, tone: 'error' });
    },
  });
}
