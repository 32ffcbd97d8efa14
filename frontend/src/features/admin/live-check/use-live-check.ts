import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isLiveCheckStatus } from 'shared/live-check';
import { checked, postJson } from '../data/http';

const key = ['/api', 'admin', 'live-check'] as const;

const PROGRESS_INTERVAL_MS = 500;

const toStatus = checked(isLiveCheckStatus);

/** The last result and the running check. The only query that polls, while a check runs. */
export function useLiveCheck() {
  const client = useQueryClient();
  const status = useQuery({
    queryKey: key,
    select: toStatus,
    refetchInterval: ({ state: { data } }) =>
      isLiveCheckStatus(data) && data.running ? PROGRESS_INTERVAL_MS : false,
  });
  const start = useMutation({
    mutationFn: async () => toStatus(await postJson(key.join('/'))),
    onSuccess(answer) {
      client.setQueryData(key, answer);
    },
  });
  return {
    running: status.data?.running ?? null,
    result: status.data?.result ?? null,
    /** Why the last one couldn't be loaded. */
    unknown: status.error,
    /** Why none could be started. */
    error: start.error,
    starting: start.isPending,
    start: () => {
      start.mutate();
    },
  };
}
