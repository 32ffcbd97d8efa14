import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerRequests } from '@/testing/answer-requests';
import { post } from '../api';
import { changeSession, isSignedIn, watchForSessionEnd } from './session';

const client = new QueryClient();
watchForSessionEnd(client);

const session = ['/api', 'admin', 'check'];
const messages = ['/api', 'admin', 'messages'];

async function receive(status: number): Promise<void> {
  answerRequests(() => ({ status, body: {} }));
  await post('/api/admin/messages/retry');
}

beforeEach(() => client.clear());

test('a 401 ends the session and clears the cached data', async () => {
  changeSession(client, 'signed-in');
  client.setQueryData(messages, ['private']);
  await receive(401);
  expect(client.getQueryData(session)).toEqual({
    authenticated: false,
    change: 'ended',
  });
  expect(client.getQueryData(messages)).toBeUndefined();
});

test('a failed login doesn’t end the session', async () => {
  await receive(401);
  expect(client.getQueryData(session)).toBeUndefined();
});

test.each([200, 403, 429, 503])(
  'status %d doesn’t end the session',
  async (status) => {
    changeSession(client, 'signed-in');
    await receive(status);
    expect(isSignedIn(client)).toBe(true);
  },
);

test('a call without an answer says so, and the next answer asks for what had none', async () => {
  changeSession(client, 'signed-in');
  const load = vi.fn(() => Promise.reject(new Error('No answer')));
  await client
    .query({ queryKey: messages, queryFn: load, retry: false })
    .catch(() => undefined);
  answerRequests(() => Promise.reject(new Error('No connection')));
  await expect(post('/api/admin/messages/retry')).rejects.toThrow(
    'No connection',
  );
  expect(client.getQueryData(session)).toMatchObject({
    authenticated: true,
    offline: true,
  });
  expect(load).toHaveBeenCalledTimes(1);
  await receive(200);
  expect(client.getQueryData(session)).toMatchObject({
    authenticated: true,
    offline: false,
  });
  expect(load).toHaveBeenCalledTimes(2);
});

test('signing out clears the cached data', () => {
  changeSession(client, 'signed-in');
  client.setQueryData(messages, ['private']);
  changeSession(client, 'signed-out');
  expect(client.getQueryData(messages)).toBeUndefined();
  expect(client.getQueryData(session)).toEqual({
    authenticated: false,
    change: 'signed-out',
  });
});

test('what signing in takes stays known when the session changes, but not who it was', () => {
  const code = { secondFactor: true, codeIsOptional: true };
  client.setQueryData(session, code);
  changeSession(client, 'signed-in', true);
  expect(client.getQueryData(session)).toEqual({
    ...code,
    authenticated: true,
    isDesk: true,
    change: 'signed-in',
  });
  changeSession(client, 'signed-out');
  expect(client.getQueryData(session)).toEqual({
    ...code,
    authenticated: false,
    change: 'signed-out',
  });
});
