import {
  QueryClient,
  type QueryFunction,
  useQuery,
} from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import { type HttpResponse, request } from '@/api/http-client';
import { isActivityList } from 'shared/activity';
import type { ApiError } from 'shared/api-answers';
import { isDayOverview } from 'shared/day-changes';
import { isLiveCheckStatus, isServerWarnings } from 'shared/live-check';
import { isMessageList } from 'shared/messages';
import { isVitalsReport } from 'shared/vitals';

/** Called with the status of every response, and with 0 if none has arrived. */
export const onStatus = new Set<(status: number) => void>();

/** Resolves for every status; callers check it. */
export async function call(config: AxiosRequestConfig): Promise<HttpResponse> {
  const notify = (status: number) => {
    for (const listener of onStatus) listener(status);
  };
  try {
    const response = await request(config);
    notify(response.status);
    return response;
  } catch (error) {
    if (!config.signal?.aborted) notify(0);
    throw error;
  }
}

export const post = (url: string, data: object = {}): Promise<HttpResponse> =>
  call({ method: 'POST', url, data });

/**
 * `status: body`, or `status: status text` when the body is empty. Its cause is
 * the server's sentence, if any.
 */
const httpError = ({ status, statusText, text, data }: HttpResponse): Error =>
  new Error(`${status}: ${text || statusText}`, { cause: errorIn(data) });

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

export const succeeded = ({ status }: HttpResponse): boolean =>
  status >= 200 && status < 300;

/** Returns the response body if it has the expected shape, otherwise throws. */
export function checked<Data>(isExpected: (data: unknown) => data is Data) {
  return (data: unknown): Data => {
    if (isExpected(data)) return data;
    throw new Error('Unexpected response from the server');
  };
}

/**
 * Posts and resolves with the response body. @throws Error with the server's
 * message when it fails
 */
export async function postJson(
  url: string,
  body: object = {},
): Promise<unknown> {
  const response = await post(url, body);
  if (succeeded(response)) return response.data;
  const message = errorIn(response.data);
  throw message === undefined ? httpError(response) : new Error(message);
}

/** Resolves with the response body. A 401 throws like any failure. */
export async function fetchJson(config: AxiosRequestConfig): Promise<unknown> {
  const response = await call(config);
  if (!succeeded(response)) throw httpError(response);
  return response.data;
}

/** GETs the URL made of the key's segments, joined with slashes. */
const getJson: QueryFunction = ({ queryKey, signal }) =>
  fetchJson({ url: queryKey.join('/'), signal });

/**
 * No automatic refetching, no stale data, no retries. Without a connection,
 * calls fail at once instead of waiting for one.
 */
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
function adminQuery<Data>(
  name: string,
  isExpected: (data: unknown) => data is Data,
) {
  return { queryKey: ['/api', 'admin', name], select: checked(isExpected) };
}

export const queries = {
  /** What the front desk has set for today and the days after. */
  today: adminQuery('today', isDayOverview),
  messages: adminQuery('messages', isMessageList),
  /** What visitors met in the last 28 days. */
  vitals: adminQuery('vitals', isVitalsReport),
  /** What happened to the admin's account, newest first. */
  activity: adminQuery('activity', isActivityList),
  liveCheck: adminQuery('live-check', isLiveCheckStatus),
  /** About certificate, backup, disk and mail server. */
  warnings: adminQuery('warnings', isServerWarnings),
};

const PROGRESS_INTERVAL_MS = 500;

/**
 * The last live check and the running one. The only query that polls, while a
 * check runs.
 */
export const useLiveCheck = () =>
  useQuery({
    ...queries.liveCheck,
    refetchInterval: ({ state: { data } }) =>
      isLiveCheckStatus(data) && data.running ? PROGRESS_INTERVAL_MS : false,
  });
