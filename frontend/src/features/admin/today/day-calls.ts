import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type DayChange,
  type DayOverview,
  isDayOverview,
  isDayPreview,
} from 'shared/day-changes';
import { call, checked, errorIn, fetchJson, queries, succeeded } from '../api';

const address = queries.today.queryKey.join('/');

/**
 * Unlike the other sections', these answers are asked for again whenever
 * someone looks: two people can set a day at once, and what visitors see
 * changes by itself.
 */
const upToDate = { staleTime: 0, refetchOnWindowFocus: true };

/** What's set. */
export const useToday = () => useQuery({ ...queries.today, ...upToDate });

/**
 * What visitors would see now with these changes. Fails with the server's
 * sentence if they can't be set. Without changes, it isn't asked.
 */
export const useVisitorView = (changes: readonly DayChange[] | undefined) =>
  useQuery({
    queryKey: [...queries.today.queryKey, 'preview', changes],
    queryFn: ({ signal }) =>
      fetchJson({
        method: 'POST',
        url: `${address}/preview`,
        data: { changes },
        signal,
      }),
    select: checked(isDayPreview),
    enabled: changes !== undefined,
    // So that nothing moves while the next one is on its way.
    placeholderData: keepPreviousData,
    ...upToDate,
  });

const toOverview = checked(isDayOverview);

/** @throws Error with a sentence for people */
async function put(
  version: number,
  changes: readonly DayChange[],
): Promise<DayOverview> {
  const response = await call({
    method: 'PUT',
    url: address,
    data: { version, changes },
  }).catch(() => {
    throw new Error(
      'The server didn’t answer. Look at what’s set before you try again.',
    );
  });
  if (succeeded(response)) return toOverview(response.data);
  throw new Error(
    errorIn(response.data) ?? 'That didn’t work. Please try again.',
  );
}

/**
 * Sets all changes at once, if they're still those of the version. If it fails,
 * what's set is loaded again: someone else may have been faster.
 */
export function useSetChanges({ version }: DayOverview) {
  const client = useQueryClient();
  const { queryKey } = queries.today;
  return useMutation({
    mutationFn: (changes: readonly DayChange[]) => put(version, changes),
    onSuccess: (overview) => client.setQueryData(queryKey, overview),
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
