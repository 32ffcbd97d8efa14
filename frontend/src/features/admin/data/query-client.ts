import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { http, httpError, succeeded } from './http';

/** GETs the URL made of the key's segments, joined with slashes. A 401 throws like any failure. */
const getJson: QueryFunction = async ({ queryKey, signal }) => {
  const response = await http.get<unknown>(queryKey.join('/'), { signal });
  if (!succeeded(response)) throw httpError(response);
  return response.data;
};

/** No automatic refetching, no stale data, no retries. Without a connection, calls fail at once instead of waiting for one. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      queryFn: getJson,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
