import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { http, httpError, succeeded } from '../data/http';
import { changeSession } from './session-query';

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
