import { afterEach, expect, test, vi } from 'vitest';
import { answerRequests } from '@/testing/answer-requests';
import { queryClient } from './api';

afterEach(() => {
  queryClient.clear();
});

const fetchKey = (...queryKey: string[]) => queryClient.query({ queryKey });

test('joins the key’s segments with slashes as the URL and sends cookies', async () => {
  const body = { authenticated: true };
  const requests = answerRequests(() => ({ status: 200, body }));
  await expect(fetchKey('/api', 'admin', 'check')).resolves.toEqual(body);
  expect(requests).toMatchObject([
    { method: 'get', url: '/api/admin/check', withCredentials: true },
  ]);
});

test('cancels the request when its answer isn’t needed anymore', async () => {
  const requests = answerRequests(() => new Promise(() => undefined));
  const queryKey = ['/api', 'x'];
  void fetchKey(...queryKey).catch(() => undefined);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await queryClient.cancelQueries({ queryKey });
  expect(requests[0]?.signal?.aborted).toBe(true);
});

test.each([
  [401, '{"error": "Not  here"}', '', '401: {"error": "Not  here"}'],
  [500, 'Oh no', 'Internal Server Error', '500: Oh no'],
  [502, '', 'Bad Gateway', '502: Bad Gateway'],
])(
  'status %d with the body %j throws what the server wrote',
  async (status, body, statusText, message) => {
    const requests = answerRequests(() => ({ status, statusText, body }));
    await expect(fetchKey('/api', 'x')).rejects.toThrow(
      expect.objectContaining({ message }) as Error,
    );
    expect(requests).toHaveLength(1);
  },
);

test('fetched data never becomes stale', async () => {
  vi.useFakeTimers();
  const requests = answerRequests(() => ({ status: 200, body: {} }));
  await fetchKey('/api', 'x');
  vi.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
  await fetchKey('/api', 'x');
  expect(requests).toHaveLength(1);
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
