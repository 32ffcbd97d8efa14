import { afterAll, beforeAll, test } from '@jest/globals';
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
  ['another site, by fetch metadata', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
])('a post from %s is refused', async (_from, headers) => {
  await sendWith(headers).expect(403);
});

test.each([
  ['the public address', { Origin: 'http://site.example' }],
  ['the address that was asked', { Origin: 'http://localhost:8080', Host: 'localhost:8080' }],
  ['our page under a strict policy', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
])('a post from %s is taken', async (_from, headers) => {
  await sendWith(headers).expect(200);
});
