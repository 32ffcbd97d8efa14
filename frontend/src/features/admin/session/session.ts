import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { errorIn, http, httpError, succeeded } from '../data/http';

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

/** From now on, a 401 response to a signed-in admin leads back to the login screen. */
export function watchForSessionEnd(client: QueryClient): void {
  http.interceptors.response.use((response) => {
    if (response.status === 401 && isSignedIn(client)) changeSession(client, 'ended');
    return response;
  });
}

/** @throws Error with a message to show: the server's, or our own. */
async function login(password: string): Promise<void> {
  const response = await http.post<unknown>('/api/admin/login', { password }).catch(() => {
    throw new Error('Failed to login. Please try again.');
  });
  if (!succeeded(response)) throw new Error(errorIn(response.data) ?? 'Invalid password');
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: login,
    onSuccess() {
      changeSession(client, 'signed-in');
      showToast({ title: 'Success', description: 'Logged in successfully', tone: 'success' });
    },
    onError({ message }) {
      showToast({ title: 'Error', description: message, tone: 'error' });
    },
  });
}

async function logout(): Promise<void> {
  const response = await http.post('/api/admin/logout');
  if (!succeeded(response)) throw httpError(response);
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: logout,
    onSuccess() {
      changeSession(client, 'signed-out');
      showToast({ title: 'Success', description: 'Logged out successfully', tone: 'success' });
    },
    onError() {
      showToast({ title: 'Error', description: 'Failed to logout', tone: 'error' });
    },
  });
}
