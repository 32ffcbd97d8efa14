import { type QueryClient, useQuery } from '@tanstack/react-query';

const sessionKey = ['/api', 'admin', 'check'] as const;

/** How the session changed on this page since the last fetch. */
export type SessionChange = 'signed-in' | 'signed-out' | 'ended';

interface SessionCheck {
  authenticated: boolean;
  change?: SessionChange;
}

interface Session {
  state: 'loading' | 'signed-in' | 'signed-out';
  change: SessionChange | undefined;
}

/** Fetches once. Any failure counts as signed out. */
export function useSession(): Session {
  const { data, isPending } = useQuery<SessionCheck>({ queryKey: sessionKey });
  if (isPending) return { state: 'loading', change: undefined };
  return { state: data?.authenticated ? 'signed-in' : 'signed-out', change: data?.change };
}

export function isSignedIn(client: QueryClient): boolean {
  return client.getQueryData<SessionCheck>(sessionKey)?.authenticated === true;
}

/** Clears cached data, so the next person can't see it. */
export function changeSession(client: QueryClient, change: SessionChange): void {
  const authenticated = change === 'signed-in';
  client.setQueryData<SessionCheck>(sessionKey, { authenticated, change });
  if (authenticated) return;
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey.join('/') !== sessionKey.join('/'),
  });
}
