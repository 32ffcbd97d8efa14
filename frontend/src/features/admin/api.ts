import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import axios, { type AxiosResponse } from 'axios';
import type { ApiError } from 'shared/api-answers';

/** Same origin, with the session cookie. Resolves for every status; callers check it. */
export const http = axios.create({ withCredentials: true, validateStatus: () => true });

/** `status: body`, or `status: status text` when the body is empty. */
export function httpError(response: AxiosResponse<unknown>): Error {
  const { data, status, statusText } = response;
  const body = typeof data === 'string' ? data : data ? JSON.stringify(data) : '';
  return new Error(`${status}: ${body || statusText}`);
}

/** The error message the server sent, if any. */
export function errorIn(data: unknown): string | undefined {
  const { error } = (data ?? {}) as Partial<ApiError>;
  return typeof error === 'string' ? error : undefined;
}

/** The names of the fields that the server rejected. */
export function rejectedFieldsIn(data: unknown): string[] {
  const { fields } = (data ?? {}) as Partial<ApiError>;
  return Object.keys(fields ?? {});
}

export function succeeded({ status }: AxiosResponse<unknown>): boolean {
  return status >= 200 && status < 300;
}

/** Returns the response body if it has the expected shape, otherwise throws. */
export function checked<Answer>(isExpected: (data: unknown) => data is Answer) {
  return (data: unknown): Answer => {
    if (isExpected(data)) return data;
    throw new Error('Unexpected response from the server');
  };
}

/** Posts and resolves with the response body. @throws Error with the server's message when it fails */
export async function postJson(url: string, body: object = {}): Promise<unknown> {
  const response = await http.post<unknown>(url, body);
  if (succeeded(response)) return response.data;
  const message = errorIn(response.data);
  throw message === undefined ? httpError(response) : new Error(message);
}

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

/** The query for `GET /api/admin/<name>`, whose response is checked. */
export function adminQuery<Answer>(name: string, isExpected: (data: unknown) => data is Answer) {
  return { queryKey: ['/api', 'admin', name], select: checked(isExpected) };
}
