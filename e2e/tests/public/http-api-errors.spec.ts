import { expect, test } from '@playwright/test';

const message = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '',
  subject: 'Other',
  message: 'A message that must not be sent.',
  consent: true,
};
const json = { 'content-type': 'application/json' };

const invalid: [what: string, status: number, headers: Record<string, string>, body: string][] = [
  ['a body that is not JSON', 400, json, '{"firstName": '],
  ['a body without its fields', 400, json, '{}'],
  ['a body of 1 MB', 413, json, JSON.stringify({ ...message, message: 'x'.repeat(1_000_000) })],
  ['a body of another type', 415, { 'content-type': 'text/plain' }, JSON.stringify(message)],
  [
    'a request from another origin',
    403,
    { ...json, origin: 'https://elsewhere.example' },
    JSON.stringify(message),
  ],
  [
    'a request from another site',
    403,
    { ...json, 'sec-fetch-site': 'cross-site' },
    JSON.stringify(message),
  ],
];

for (const call of ['/api/contact', '/api/admin/login']) {
  for (const [what, status, headers, data] of invalid) {
    test(`POST ${call} answers ${status.toString()} with an error message to ${what}`, async ({
      request,
    }) => {
      const response = await request.post(call, { headers, data });
      expect(response.status()).toBe(status);
      expect(response.headers()['content-type']).toMatch(/^application\/json/);
      const { error } = (await response.json()) as { error: string };
      expect(error).toMatch(/^[A-Z][^\n]*[.!]$/);
      expect(error).not.toMatch(/exception|unexpected token|\bat \S+:\d/i);
    });
  }
}

test('returns an error message for each invalid field', async ({ request }) => {
  const data = { ...message, firstName: '', email: 'ada', consent: false };
  const response = await request.post('/api/contact', { data });
  const { fields } = (await response.json()) as { fields: Record<string, string> };
  expect(Object.keys(fields).sort()).toEqual(['consent', 'email', 'firstName']);
});

test('API responses are not cached', async ({ request }) => {
  for (const path of ['/api/health/live', '/api/admin/check', '/api/no-such-call']) {
    expect((await request.get(path)).headers()['cache-control']).toContain('no-store');
  }
});
