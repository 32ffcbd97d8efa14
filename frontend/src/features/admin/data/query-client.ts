import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { http, httpError, succeeded } from './http';

/** GETs the address that the key's segments make when joined with a slash. A 401 throws like any failure. */
const getJson: QueryFunction = async ({ queryKey, signal }) => {
  const response = await http.get<unknown>(queryKey.join('/'), { signal });
  if (!succeeded(response)) throw httpError(response);
  return response.data;
};

/** Nothing refetches by itself, nothing becomes stale, nothing is tried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: getJson,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    },
    mutations: { retry: false },
  },
});
