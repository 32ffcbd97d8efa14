import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from './api';

/** Mocks the server's response and records the requests. */
function answer(status: number, data: unknown, statusText = '') {
  const body = typeof data === 'string' ? data : JSON.stringify(data);
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(body, { status, statusText })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const fetchKey = (...queryKey: string[]) => queryClient.query({ queryKey });

test('joins the key’s segments with slashes as the URL and sends cookies', async () => {
  const fetch = answer(200, { authenticated: true });
  await expect(fetchKey('/api', 'admin', 'check')).resolves.toEqual({
    authenticated: true,
  });
  expect(fetch.mock.calls[0]).toMatchObject([
    '/api/admin/check',
    { credentials: 'include' },
  ]);
});

test.each([
  [401, { error: 'Please sign in.' }, '', '401: {"error":"Please sign in."}'],
  [500, 'Oh no', 'Internal Server Error', '500: Oh no'],
  [502, '', 'Bad Gateway', '502: Bad Gateway'],
])(
  'status %d with body %j throws',
  async (status, body, statusText, message) => {
    const fetch = answer(status, body, statusText);
    await expect(fetchKey('/api', 'x')).rejects.toThrow(message);
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test('fetched data never becomes stale', async () => {
  vi.useFakeTimers();
  const fetch = answer(200, {});
  await fetchKey('/api', 'x');
  vi.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
  await fetchKey('/api', 'x');
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('never refetches by itself, retries a mutation or waits for a connection', () =>
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      networkMode: 'always',
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    },
    mutations: { networkMode: 'always', retry: false },
  }));
