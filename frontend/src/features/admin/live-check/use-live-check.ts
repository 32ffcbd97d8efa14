import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../data/post-json';
import type { LiveCheckStatus } from './live-check';

const key = ['/api', 'admin', 'live-check'] as const;

const PROGRESS_INTERVAL_MS = 500;

/** The last result and the check under way. The one query that asks again, while a check runs. */
export function useLiveCheck() {
  const client = useQueryClient();
  const status = useQuery<LiveCheckStatus>({
    queryKey: key,
    refetchInterval: ({ state }) => (state.data?.running ? PROGRESS_INTERVAL_MS : false),
  });
  const start = useMutation({
    mutationFn: () => postJson<LiveCheckStatus>(key.join('/')),
    onSuccess(answer) {
      client.setQueryData(key, answer);
    },
  });
  return {
    running: status.data?.running ?? null,
    result: status.data?.result ?? null,
    error: start.error ?? status.error,
    starting: start.isPending,
    start: () => {
      start.mutate();
    },
  };
}
