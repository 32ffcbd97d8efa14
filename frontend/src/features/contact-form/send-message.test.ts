// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { practice } from '@/content/practice';
import { answerRequests, type TestAnswer } from '@/testing/answer-requests';
import type { ContactMessage } from './message';
import { newIdempotencyKey, sendMessage } from './send-message';

/** The result for this answer of the server. */
function send(answer: TestAnswer) {
  answerRequests(() => answer);
  return sendMessage(
    { firstName: 'Ann', message: 'Hello.' } as ContactMessage,
    'a key',
  );
}

test("returns the server's own messages", async () => {
  const accepted = { message: 'Thank you.' };
  await expect(send({ status: 200, body: accepted })).resolves.toEqual({
    ok: true,
    message: 'Thank you.',
  });
  const rejected = { error: 'No.', fields: { email: 'Hm.' } };
  await expect(send({ status: 400, body: rejected })).resolves.toEqual({
    ok: false,
    ...rejected,
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
  async (status, body) =>
    await expect(send({ status, body })).resolves.toEqual({
      ok: false,
      error: expect.stringMatching(
        /^Failed to send message\. .* call us at/,
      ) as string,
      fields: {},
    }),
);

test('ignores field errors in an unexpected format', async () => {
  const body = { error: 'No.', fields: 'email' };
  await expect(send({ status: 400, body })).resolves.toEqual({
    ok: false,
    error: 'No.',
    fields: {},
  });
});

test('counts an answer in another language as a failed connection', async () => {
  const answerIn = (language: string) => ({
    status: 503,
    headers: { 'content-language': language },
    body: { error: 'No.' },
  });
  const inEnglish = await send(answerIn('en'));
  expect(inEnglish).toMatchObject({ error: 'No.' });
  const inSpanish = await send(answerIn('es'));
  expect(inSpanish).toMatchObject({
    error: expect.stringContaining('call us at') as string,
  });
});

test('while the phone is down, no failure asks anyone to call it', async () => {
  const { display } = practice.phone;
  const error = `Try again or call us at ${display}.`;
  const ofNginx = { status: 502, body: { error } };
  const phoneIs = (phone: object) =>
    (document.body.innerHTML = `<script id="day-changes" data-phone='${JSON.stringify(phone)}'></script>`);
  phoneIs({ href: 'tel:+17325550143', display: '(732) 555-0143' });
  await expect(send({ status: 502, body: '' })).resolves.toMatchObject({
    error: expect.stringContaining('(732) 555-0143.') as string,
  });
  await expect(send(ofNginx)).resolves.toMatchObject({
    error: 'Try again or call us at (732) 555-0143.',
  });
  phoneIs({ href: '/contact/#write', display: `${display} (not working)` });
  await expect(send({ status: 502, body: '' })).resolves.toMatchObject({
    error: 'Failed to send message. Please try again.',
  });
  await expect(send(ofNginx)).resolves.toMatchObject({
    error: 'Try again.',
  });
});

test('a key is 32 hexadecimal digits, a new one each time', () => {
  const keys = Array.from({ length: 200 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(200);
});
