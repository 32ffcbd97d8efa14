import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactLimits } from 'shared/contact-rules';
import { withRedis } from './support/admin.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

const scripts = [
  ['Chinese', '視'],
  ['Cyrillic', 'ж'],
  ['Arabic', 'ع'],
  ['emoji', '👓'],
  ['Latin', 'x'],
] as const;

const fill = (character: string, units: number) => character.repeat(units / character.length);

/** All fields at their limit. The first name starts with a marker. */
function longest(character: string, marker: string): typeof goodMessage {
  const mailDomain = `@${'m'.repeat(60)}.${'m'.repeat(60)}.${'m'.repeat(60)}.example`;
  return {
    ...goodMessage,
    firstName: marker + fill(character, contactLimits.firstName - marker.length),
    lastName: fill(character, contactLimits.lastName),
    email: `${'%'.repeat(58)}${mailDomain}`,
    phone: '('.repeat(contactLimits.phone - 7) + '5550101',
    message: fill(character, contactLimits.message),
  };
}

/** JSON with all non-ASCII characters escaped, as some programs write it. */
const escaped = (body: object) =>
  JSON.stringify(body).replaceAll(/[^ -~]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );

const encodings = [
  ['JSON', 'json', JSON.stringify, 200],
  ['escaped JSON', 'json', escaped, 200],
  [
    'a form',
    'form',
    (body: typeof goodMessage) => new URLSearchParams({ ...body, consent: 'on' }).toString(),
    303,
  ],
] as const;

let sent = 0;

test.each(
  scripts.flatMap((script) => encodings.map((encoding) => [...script, ...encoding] as const)),
)(
  'delivers the longest message in %s (%s) as %s',
  async (_script, character, _encoding, type, encode, status) => {
    const marker = `No${String((sent += 1)).padStart(2, '0')}`;
    const message = longest(character, marker);
    const answer = await site.visit().post('/api/contact').type(type).send(encode(message));
    expect(answer.status).toBe(status);
    if (status === 303) expect(answer.headers.location).toBe('/contact/sent/');
    const mail = await site.mailbox.mail(({ text = '' }) => text.includes(marker));
    const text = mail.text?.replaceAll(/\s/g, '');
    expect(text).toContain(message.message);
    expect(text).toContain(message.firstName + message.lastName);
  },
);

test('stores a message as UTF-8 regardless of its encoding', async () => {
  await site.mailbox.kill();
  const [, character] = scripts[0];
  const body = escaped(longest(character, 'Kept'));
  await site.visit().post('/api/contact').type('json').send(body).expect(200);
  // The newest one. The last test's message can still be there: its mail arrives before it's done.
  const entry = (await site.outbox.list()).at(-1);
  const data = await withRedis(site, (redis) =>
    redis.hGet(`bull:contact:${entry?.id ?? ''}`, 'data'),
  );
  expect(data).toContain(fill(character, contactLimits.message));
  expect(Buffer.byteLength(data ?? '')).toBeLessThan(3 * 5200 + 1000);
});

test.each(['json', 'form'])('returns 413 for a body of 1 MB as %s', async (type) => {
  const message = { ...goodMessage, consent: 'on', message: 'x'.repeat(1_000_000) };
  const answer = await site.visit().post('/api/contact').type(type).send(message);
  if (type === 'form') expect(answer.headers.location).toBe('/contact/not-sent/');
  else expect(answer.status).toBe(413);
});
