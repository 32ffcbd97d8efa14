import { useQuery } from '@tanstack/react-query';

export const sessionKey = ['/api', 'admin', 'check'] as const;

export interface SessionCheck {
  authenticated: boolean;
}

export type SessionState = 'loading' | 'signed-in' | 'signed-out';

/** Asks the server once. Any failure counts as not signed in. */
export function useSession(): SessionState {
  const { data, isPending } = useQuery<SessionCheck>({ queryKey: sessionKey });
  if (isPending) return 'loading';
  return data?.authenticated ? 'signed-in' : 'signed-out';
}
