import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { errorIn, http, succeeded } from '../data/http';
import { changeSession } from './session-query';

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
