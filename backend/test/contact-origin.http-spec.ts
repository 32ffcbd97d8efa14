import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

const sendWith = (headers: Record<string, string>) =>
  site.visit().post('/api/contact').set(headers).send(goodMessage);

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['a sandboxed frame, by fetch metadata', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, by fetch metadata', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sibling subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://www.site.example' }],
  ['our host with another scheme', { Origin: 'https://site.example' }],
  ['another port on our host', { Origin: 'http://site.example:8080' }],
  ['an origin that only starts like ours', { Origin: 'http://site.example.evil.example' }],
  ['an origin without a scheme', { Origin: 'site.example' }],
  [
    'a site whose domain points to our server',
    { Origin: 'http://evil.example:8080', Host: 'evil.example:8080' },
  ],
])('rejects a post from %s', async (_from, headers) => {
  await sendWith(headers).expect(403);
});

test.each([
  ['the public address', { Origin: 'http://site.example' }],
  ['our page', { Origin: 'http://site.example', 'Sec-Fetch-Site': 'same-origin' }],
  ['our page under a strict policy', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  [
    'our page at another address that the browser trusts',
    { Origin: 'http://127.0.0.1:8080', Host: '127.0.0.1:8080', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }],
  ['a program', {}],
])('accepts a post from %s', async (_from, headers) => {
  await sendWith(headers).expect(200);
});

// Without HTTPS, browsers send fetch metadata only to localhost.
const opened = { Origin: 'http://192.0.2.7:8080', Host: '192.0.2.7:8080' };

test('names SITE_URL to a page opened at another address', async () => {
  const error =
    'This page was opened at a different address. Go to http://site.example and try again.';
  await sendWith(opened).expect(403, { error });
  await site
    .visit()
    .post('/api/admin/login')
    .set(opened)
    .send({ password: 'x' })
    .expect(403, { error });
});

test('redirects to the failure page without JavaScript', async () => {
  const answer = await sendWith(opened)
    .type('form')
    .send({ ...goodMessage, consent: 'on' });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/contact/not-sent/');
});
