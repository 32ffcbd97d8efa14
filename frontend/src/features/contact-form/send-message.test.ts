import axios, { type InternalAxiosRequestConfig } from 'axios';
import { afterEach, expect, test } from 'vitest';
import type { ContactMessage } from './message';
import { newIdempotencyKey, sendMessage } from './send-message';

const { adapter } = axios.defaults;

afterEach(() => {
  axios.defaults.adapter = adapter;
});

/** The result for this server response. */
function send(
  status: number,
  data: unknown,
  headers: Record<string, string> = {},
) {
  axios.defaults.adapter = (config: InternalAxiosRequestConfig) =>
    Promise.resolve({ config, status, statusText: '', data, headers });
  return sendMessage(
    { firstName: 'Ann', message: 'Hello.' } as ContactMessage,
    'a key',
  );
}

test("returns the server's own messages", async () => {
  await expect(send(200, { message: 'Thank you.' })).resolves.toEqual({
    ok: true,
    message: 'Thank you.',
  });
  await expect(
    send(400, { error: 'No.', fields: { email: 'Hm.' } }),
  ).resolves.toEqual({
    ok: false,
    error: 'No.',
    fields: { email: 'Hm.' },
  });
});

test.each([
  [200, '<html>A page of some proxy</html>'],
  [200, null],
  [200, { message: { text: 'Thank you.' } }],
  [502, ''],
  [500, { error: 7 }],
])(
  'an unexpected answer (%i, %j) counts as a failed connection',
  async (status, data) =>
    await expect(send(status, data)).resolves.toEqual({
      ok: false,
      error: expect.stringMatching(
        /^Failed to send message\. .* call us at/,
      ) as string,
      fields: {},
    }),
);

test('ignores field errors in an unexpected format', async () =>
  await expect(send(400, { error: 'No.', fields: 'email' })).resolves.toEqual({
    ok: false,
    error: 'No.',
    fields: {},
  }));

test('counts an answer in another language as a failed connection', async () => {
  const answer = { error: 'No.' };
  const inEnglish = await send(503, answer, { 'content-language': 'en' });
  expect(inEnglish).toMatchObject({ error: 'No.' });
  const inSpanish = await send(503, answer, { 'content-language': 'es' });
  expect(inSpanish).toMatchObject({
    error: expect.stringContaining('call us at') as string,
  });
});

test('a key is 32 hexadecimal digits, a new one each time', () => {
  const keys = Array.from({ length: 200 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(200);
});
