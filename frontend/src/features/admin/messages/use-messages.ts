import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { isMessageList, isRetryResult } from 'shared/messages';
import { checked, postJson } from '../data/http';

const key = ['/api', 'admin', 'messages'] as const;

const toMessageList = checked(isMessageList);
const toRetryResult = checked(isRetryResult);

/** The undelivered messages, and a mutation that retries all or one of them. */
export function useMessages() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: key, select: toMessageList });
  const retry = useMutation({
    mutationFn: async (id?: string) =>
      toRetryResult(await postJson(`${key.join('/')}/retry`, id === undefined ? {} : { id })),
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
