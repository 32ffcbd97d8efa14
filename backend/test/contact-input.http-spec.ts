import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  contactLimits,
  contactMessages,
  contactSubjects,
  urgentSubject,
} from 'shared/contact-rules';
import { hostileBodies } from './support/hostile-bodies.ts';
import { hostileFields } from './support/hostile-fields.ts';
import { Site, goodMessage } from './support/site.ts';
import { expectSafe } from './support/safe-mail.ts';

let site: Site;
let sent = 0;

beforeAll(async () => {
  site = await Site.open({ CONTACT_LIMIT_OVERALL: '100000' });
});

afterAll(() => site.close());

/** Sends a message with a unique idempotency key. */
async function send(change: Readonly<Record<string, unknown>>) {
  const key = `message-${String((sent += 1)).padStart(6, '0')}`;
  const answer = await site
    .visit()
    .post('/api/contact')
    .set('Idempotency-Key', key)
    .send({ ...goodMessage, ...change });
  return answer;
}

const isSentence = expect.stringMatching(/^[A-Z][^\n]*[.!]$/);

test('has enough cases', () => {
  expect(hostileFields.length + hostileBodies.length).toBeGreaterThanOrEqual(200);
  expect(hostileBodies.length).toBeGreaterThanOrEqual(60);
});

test.each(hostileFields)('%s: %j accepted is %s', async (field, value, taken) => {
  const marker = `Marker${sent.toString()}x`;
  const markedField = field === 'lastName' ? 'firstName' : 'lastName';
  const answer = await send({ [markedField]: marker, [field]: value });
  if (!taken) {
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: isSentence, fields: { [field]: isSentence } });
    return;
  }
  expect(answer.status).toBe(200);
  const mail = await site.mailbox.mail(({ text = '' }) => text.includes(marker));
  expectSafe(mail, field === 'email' ? String(value) : undefined);
  if (field === 'message' || field === 'firstName' || field === 'lastName') {
    const written = String(value).replace(/\r\n?/g, '\n').trim();
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(written);
  }
});

test.each(hostileBodies)(
  'returns $status for $what as $type',
  async ({ type, body, headers = {}, status }) => {
    const request = site.visit().post('/api/contact').set('Content-Type', type).set(headers);
    request.write(body);
    const answer = await request;
    expect(answer.status).toBe(status);
    if (status >= 400) expect(answer.body).toMatchObject({ error: isSentence });
    if (status === 303) expect(answer.headers.location).toMatch(/^\/contact\/(not-)?sent\/$/);
  },
);

test('returns a message for each required field for an empty body', async () => {
  const answer = await site.visit().post('/api/contact').send({}).expect(400);
  expect(answer.body).toEqual({
    error: expect.stringMatching(/\.$/),
    fields: {
      firstName: contactMessages.firstName.required,
      lastName: contactMessages.lastName.required,
      email: contactMessages.email.required,
      subject: contactMessages.subject.required,
      message: contactMessages.message.required,
      consent: contactMessages.consent.required,
    },
  });
});

test.each([
  ['firstName', 'x'.repeat(81), contactMessages.firstName.tooLong],
  ['firstName', '   ', contactMessages.firstName.required],
  ['firstName', 'Ann\r\nBcc: x@y.example', contactMessages.firstName.invalid],
  ['firstName', ['Ann'], contactMessages.firstName.invalid],
  ['lastName', { toString: 'x' }, contactMessages.lastName.invalid],
  ['email', 'ann', contactMessages.email.invalid],
  ['email', '"a,b@c.example"@visitor.example', contactMessages.email.invalid],
  ['email', 'ann@visitor.example, bob@visitor.example', contactMessages.email.invalid],
  ['phone', 'call me', contactMessages.phone.invalid],
  ['subject', 'Anything', contactMessages.subject.required],
  ['message', 'x'.repeat(5001), contactMessages.message.tooLong],
  ['message', 'a\u0000b', contactMessages.message.invalid],
  ['consent', false, contactMessages.consent.required],
  ['consent', 'yes', contactMessages.consent.required],
])("returns the field's message for %s: %j", async (field, value, expected) => {
  const answer = await send({ [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields: { [field]: expected } });
});

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
  const stored = (await site.dumpRedis()).split('\n').find((line) => line.includes('Kept'));
  expect(stored).toContain(fill(character, contactLimits.message));
  expect(Buffer.byteLength(stored ?? '')).toBeLessThan(3 * 5200 + 2000);
  await site.mailbox.run();
});

test('ignores fields from the prototype', async () => {
  await site
    .visit()
    .post('/api/contact')
    .type('json')
    .send(`{"__proto__":${JSON.stringify(goodMessage)},"firstName":"Proto"}`)
    .expect(400);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('answers random values in random fields with 200 or 400', async () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(goodMessage)),
      anything,
      async (field, value) => {
        const answer = await send({ [field]: value });
        expect([200, 400, 413]).toContain(answer.status);
        if (answer.status !== 200) expect(answer.body).toMatchObject({ error: isSentence });
      },
    ),
    { numRuns: 200 },
  );
});

test('delivers any text unchanged', async () => {
  const line = (maxLength: number) =>
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength })
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= maxLength);
  const message = fc.record({
    firstName: line(contactLimits.firstName),
    lastName: line(contactLimits.lastName),
    subject: fc.constantFrom(...contactSubjects),
    message: fc
      .array(fc.string({ unit: 'grapheme', maxLength: 60 }), { minLength: 1, maxLength: 20 })
      .map((lines) => lines.join('\n').trim())
      .filter((text) => text !== ''),
  });
  await fc.assert(
    fc.asyncProperty(message, async (written) => {
      const marker = `written-${String(sent)}@visitor.example`;
      const { status } = await send({ ...written, email: marker });
      expect(status).toBe(200);
      const mail = await site.mailbox.mail(({ replyTo }) => replyTo[0]?.address === marker);
      expectSafe(mail, marker);
      const name = `${written.firstName} ${written.lastName}`;
      const text = mail.text?.replaceAll('\r\n', '\n');
      expect(text).toContain(`Name:     ${name}\n`);
      const below = written.subject === urgentSubject ? 'What our website tells people' : '-- \n';
      expect(text).toContain(`\n\n${written.message}\n\n${below}`);
    }),
    { numRuns: 60 },
  );
});
