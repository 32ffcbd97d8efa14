import type { InternalAxiosRequestConfig } from 'axios';
import { afterEach, expect, test, vi } from 'vitest';
import { http, queryClient } from './api';

/** Mocks the server's response and records the requests. */
function answer(status: number, data: unknown, statusText = '') {
  const adapter = vi.fn((config: InternalAxiosRequestConfig) =>
    Promise.resolve({ config, status, statusText, data, headers: {} }),
  );
  http.defaults.adapter = adapter;
  return adapter;
}

afterEach(() => {
  queryClient.clear();
});

const fetchKey = (...queryKey: string[]) => queryClient.query({ queryKey });

test('joins the key’s segments with slashes as the URL and sends cookies', async () => {
  const adapter = answer(200, { authenticated: true });
  await expect(fetchKey('/api', 'admin', 'check')).resolves.toEqual({ authenticated: true });
  expect(adapter.mock.calls[0]?.[0]).toMatchObject({
    method: 'get',
    url: '/api/admin/check',
    withCredentials: true,
  });
});

test.each([
  [401, { error: 'Please sign in.' }, '', '401: {"error":"Please sign in."}'],
  [500, 'Oh no', 'Internal Server Error', '500: Oh no'],
  [502, '', 'Bad Gateway', '502: Bad Gateway'],
])('status %d with body %j throws', async (status, body, statusText, message) => {
  const adapter = answer(status, body, statusText);
  await expect(fetchKey('/api', 'x')).rejects.toThrow(message);
  expect(adapter).toHaveBeenCalledTimes(1);
});

test('fetched data never becomes stale', async () => {
  vi.useFakeTimers();
  const adapter = answer(200, {});
  await fetchKey('/api', 'x');
  vi.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
  await fetchKey('/api', 'x');
  expect(adapter).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('never refetches by itself, retries a mutation or waits for a connection', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      networkMode: 'always',
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    },
    mutations: { networkMode: 'always', retry: false },
  });
});
