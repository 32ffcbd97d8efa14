import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { postJson } from '../data/post-json';
import type { OutboxEntry } from './messages';

const key = ['/api', 'admin', 'messages'] as const;

/** The messages that are not delivered, and the way to set all or one of them going again. */
export function useMessages() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery<{ messages: readonly OutboxEntry[] }>({
    queryKey: key,
  });
  const retry = useMutation({
    mutationFn: (id?: string) =>
      postJson<{ retried: number }>(`${key.join('/')}/retry`, id === undefined ? {} : { id }),
    onSuccess({ retried }) {
      const description =
        retried === 1 ? 'One message is on its way.' : `${retried} messages are on their way.`;
      showToast({ title: 'Trying again', description, tone: 'success' });
    },
    onError({ message }) {
      showToast({ title: 'Error', description: message, tone: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  return {
    messages: data?.messages,
    error,
    refresh: () => void refetch(),
    retry: retry.mutate,
    retrying: retry.isPending,
  };
}
