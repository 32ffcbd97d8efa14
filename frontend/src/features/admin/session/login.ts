import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { invalidPasswordOrCode, type SignedIn } from 'shared/api-answers';
import { errorIn, fetchJson, post, rejectedFieldsIn, succeeded } from '../api';
import { changeSession, requireSecondFactor } from './session';

interface Credentials {
  password: string;
  /** From the authenticator app, if signing in takes one. */
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
async function login(credentials: Credentials): Promise<Partial<SignedIn>> {
  const response = await post('/api/admin/login', credentials).catch(() => {
    throw new LoginError('Failed to login. Please try again.');
  });
  const { data } = response;
  if (succeeded(response)) return data as Partial<SignedIn>;
  throw new LoginError(
    errorIn(data) ?? 'Invalid password',
    rejectedFieldsIn(data),
  );
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation<Partial<SignedIn>, LoginError, Credentials>({
    mutationFn: login,
    onSuccess({ isDesk }) {
      changeSession(client, 'signed-in', isDesk);
      showToast({
        title: 'Success',
        description: 'Logged in successfully',
        tone: 'success',
      });
    },
    onError({ message, field }) {
      if (field === 'code' || message === invalidPasswordOrCode)
        requireSecondFactor(client);
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

function useLogoutAt(address: string, success: string, failure: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => fetchJson({ method: 'POST', url: address }),
    onSuccess() {
      changeSession(client, 'signed-out');
      showToast({ title: 'Success', description: success, tone: 'success' });
    },
    onError() {
      showToast({ title: 'Error', description: failure, tone: 'error' });
    },
  });
}
