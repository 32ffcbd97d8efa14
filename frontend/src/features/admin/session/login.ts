import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/ui/toast/toast-store';
import { http, succeeded } from '../data/http';
import { sessionKey, type SessionCheck } from './session-query';

interface LoginAnswer {
  error?: string;
}

/** Resolves with the sentence of a refusal, or with nothing when signed in; rejects without an answer. */
async function login(password: string): Promise<string | undefined> {
  const response = await http.post<LoginAnswer>('/api/admin/login', { password });
  if (succeeded(response)) return undefined;
  return response.data.error ?? 'Invalid password';
}

function fail(description: string) {
  showToast({ title: 'Error', description, tone: 'error' });
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: login,
    onSuccess(refusal) {
      if (refusal) {
        fail(refusal);
        return;
      }
      client.setQueryData<SessionCheck>(sessionKey, { authenticated: true });
      showToast({ title: 'Success', description: 'Logged in successfully', tone: 'success' });
    },
    onError() {
      fail('Failed to login. Please try again.');
    },
  });
}
