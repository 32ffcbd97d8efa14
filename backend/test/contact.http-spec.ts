import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  cleaned,
  consent,
  contactFields,
  contactReceived,
  subjectLabels,
  urgentSubject,
} from 'shared/contact-rules';
import { practice } from 'shared/practice';
import { until } from 'e2e/servers/until.ts';
import { login } from './support/admin.ts';
import { hostileBodies } from './support/hostile-bodies.ts';
import { hostileFields } from './support/hostile-fields.ts';
import { expectSafe } from './support/safe-mail.ts';
import { goodMessage, Site } from './support/site.ts';

const site = await Site.shared({ CONTACT_LIMIT_OVERALL: '100000' });

describe('messages', () => {
  const sendAs = (firstName: string) => site.send({ firstName });

  test('mails every field, with the visitor as Reply-To', async () => {
    const answer = await sendAs('Full').expect(200, {
      message: contactReceived,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');

    const mail = await site.mailbox.mailFrom('Full Example');
    expect(mail).toMatchObject({
      from: { address: 'website@practice.example' },
      to: [{ address: 'desk@practice.example' }],
      replyTo: [{ name: 'Full Example', address: 'ann@visitor.example' }],
      subject: '[Website] Insurance Questions: Full Example',
    });
    for (const part of [mail.text, mail.html]) {
      const { email, phone, subject } = goodMessage;
      for (const fact of ['Full Example', email, phone, subject])
        expect(part).toContain(fact);
    }
    expect(mail.text).toContain('Do you take my insurance?\nThank you.');
    expect(mail.html).toContain('Do you take my insurance?<br>Thank you.');
  });

  test('answers an urgent message with a warning not to wait for a reply', async () => {
    const answer = await site.send({ subject: urgentSubject }).expect(200);
    const { message: confirmation } = answer.body as { message: string };
    expect(confirmation).not.toContain('business day');
    expect(confirmation).toContain('don’t wait for our reply');
    expect(confirmation).toContain('911');
    expect(confirmation).toContain(practice.phone.display);
    const { name = '', street = '', phone } = practice.emergencyRoom ?? {};
    expect(confirmation).toContain(
      `go to the emergency room. Near our office, that’s ${name}, ${street}: ${phone?.display ?? ''}.`,
    );
    expect(confirmation).not.toMatch(/[{}]/);
  });

  test('delivers a message with a repeated idempotency key once', async () => {
    const repeat = () =>
      sendAs('Once').set('Idempotency-Key', 'one-and-the-same').expect(200);
    await Promise.all([repeat(), repeat()]);
    await site.mailbox.mailFrom('Once Example');
    await repeat();

    await sendAs('Last').expect(200);
    await site.mailbox.mailFrom('Last Example');
    expect(await site.mailbox.mailsFrom('Once Example')).toHaveLength(1);
  });

  test('delivers a different text with the same idempotency key', async () => {
    await sendAs('First').set('Idempotency-Key', 'a-reused-key').expect(200);
    await sendAs('Second').set('Idempotency-Key', 'a-reused-key').expect(200);
    await site.mailbox.mailFrom('First Example');
    await site.mailbox.mailFrom('Second Example');
  });

  test('returns 429 with Retry-After for too many messages from one address', async () => {
    const visitor = site.visit();
    for (let tries = 0; tries < 20; tries += 1) {
      await visitor.post('/api/contact').send(goodMessage).expect(200);
    }
    for (const [lang, error] of [
      ['en', `call us at ${practice.phone.display}`],
      ['es', 'Usted ha enviado muchos mensajes'],
    ] as const) {
      const message = { ...goodMessage, lang };
      const refused = await visitor
        .post('/api/contact')
        .send(message)
        .expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body).toEqual({ error: expect.stringContaining(error) });
    }
  });

  test('returns 429 before it reads any more after sixty invalid messages from one address', async () => {
    const visitor = site.visit();
    const send = (change: object) =>
      visitor.post('/api/contact').send({ ...goodMessage, ...change });
    for (let tries = 0; tries < 60; tries += 1)
      await send({ email: 'ann' }).expect(400);
    await send({ email: 'ann' }).expect(429);
    for (const [lang, error] of [
      ['en', `call us at ${practice.phone.display}`],
      ['es', 'Desde su conexión llegaron muchos formularios con errores'],
    ] as const) {
      const refused = await send({ lang }).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(9 * 60);
      expect(refused.body).toEqual({ error: expect.stringContaining(error) });
    }
    const form = visitor.post('/api/contact').type('form');
    await form
      .send({ ...goodMessage, lang: 'es' })
      .expect(303)
      .expect('Location', '/es/contact/not-sent/');
    await sendAs('Neighbor').expect(200);
  });

  test('leaves no connection to Redis behind when it stops', async () => {
    const connections = () =>
      site.withRedis(async (redis) => {
        const clients = await redis.sendCommand(['CLIENT', 'LIST']);
        return (clients as unknown as string).trim().split('\n').length;
      });
    const before = await connections();
    const replica = await site.replica();
    expect(await connections()).toBeGreaterThan(before);
    await replica.stop();
    await until(
      'its connections to end',
      async () => (await connections()) === before,
    );
  });

  test('confirms in Spanish, and the mail says which pages were used', async () => {
    const answer = await site
      .send({ firstName: 'Ana', lang: 'es' })
      .expect(200);
    expect(answer.headers['content-language']).toBe('es');
    expect(answer.body).toEqual({
      message: expect.stringMatching(/^Gracias\. Recibimos su mensaje/),
    });
    const mail = await site.mailbox.mailFrom('Ana Example');
    expect(mail.subject).toMatch(/^\[Website\] .+ \/ .+: Ana Example$/);
    expect(mail.text).toContain('This person used our pages in Spanish.');
    expect(mail.text).toContain('“Acepto que el consultorio');
    expect(mail.text).toMatch(/\(text \d{4}-\d{2}-es\)/);
  });

  test('confirms an urgent message in Spanish with the phone number', async () => {
    const urgent = { firstName: 'Urgente', subject: urgentSubject, lang: 'es' };
    const answer = await site.send(urgent).expect(200);
    const { message: confirmation } = answer.body as { message: string };
    expect(confirmation).toContain('no espere');
    const { name = '', street = '', phone } = practice.emergencyRoom ?? {};
    expect(confirmation).toContain(
      `emergencias. Cerca de nuestro consultorio, es la de ${name}, ${street}: ${phone?.display ?? ''}.`,
    );
    expect(confirmation).toMatch(/abiertos.*\(\d{3}\) \d{3}-\d{4}/);
    expect(confirmation).not.toMatch(/[{}]/);
    const mail = await site.mailbox.mailFrom('Urgente Example');
    expect(mail.subject).toMatch(/^URGENT \[Website\] Urgent\/Emergency \/ /);
  });

  test('explains errors in Spanish, with limits and characters in words', async () => {
    const wrong = {
      firstName: '',
      lastName: 'x'.repeat(81),
      email: 'begoña@visitor.example',
      lang: 'es',
    };
    const answer = await site.send(wrong).expect(400);
    expect(answer.headers['content-language']).toBe('es');
    expect(answer.body).toEqual({
      error: expect.stringMatching(/^Por favor, revise el formulario/),
      fields: {
        firstName: 'Escriba su nombre.',
        lastName: expect.stringContaining('80 caracteres'),
        email:
          'La parte de un correo electrónico antes de la @ no puede tener la letra “ñ”.',
      },
    });
  });

  test.each([
    ['fr'],
    ['ES'],
    ['../es'],
    [''],
    [7],
    [null],
    [['es']],
    [{ es: 1 }],
    ['constructor'],
  ])('answers in English to the language %j', async (lang) => {
    const answer = await site.send({ firstName: '', lang }).expect(400);
    expect(answer.headers['content-language']).toBeUndefined();
    expect(answer.body).toMatchObject({
      fields: { firstName: 'Enter your first name.' },
    });
  });

  test('redirects a form without JavaScript to a result page in its language', async () => {
    const post = (fields: object) => site.sendForm(fields).expect(303);
    await post({}).expect('Location', '/contact/sent/');
    await post({ email: '' }).expect('Location', '/contact/not-sent/');
    await post({ message: 'x'.repeat(1_000_000) }).expect(
      'Location',
      '/contact/not-sent/',
    );
    await post({ lang: 'es' }).expect('Location', '/es/contact/sent/');
    await post({ lang: 'es', email: 'none' }).expect(
      'Location',
      '/es/contact/not-sent/',
    );
    await post({ lang: 'xx' }).expect('Location', '/contact/sent/');
  });

  const sendWith = (headers: Record<string, string>) =>
    site.send().set(headers);

  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['another site, by fetch metadata', { 'Sec-Fetch-Site': 'cross-site' }],
    [
      'a sibling subdomain',
      { 'Sec-Fetch-Site': 'same-site', Origin: 'http://www.site.example' },
    ],
    ['our host with another scheme', { Origin: 'https://site.example' }],
    ['another port on our host', { Origin: 'http://site.example:8080' }],
    [
      'an origin that only starts like ours',
      { Origin: 'http://site.example.evil.example' },
    ],
    [
      'a site whose domain points to our server',
      { Origin: 'http://evil.example:8080', Host: 'evil.example:8080' },
    ],
  ])('rejects a post from %s', (_from, headers) =>
    sendWith(headers).expect(403),
  );

  test.each([
    ['the public address', { Origin: 'http://site.example' }],
    [
      'our page',
      { Origin: 'http://site.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
    [
      'our page under a strict policy',
      { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    ],
    [
      'our page at another address that the browser trusts',
      {
        Origin: 'http://127.0.0.1:8080',
        Host: '127.0.0.1:8080',
        'Sec-Fetch-Site': 'same-origin',
      },
    ],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['a program', {}],
  ])('accepts a post from %s', (_from, headers) =>
    sendWith(headers).expect(200),
  );

  // Without HTTPS, browsers send fetch metadata only to localhost.
  const opened = { Origin: 'http://192.0.2.7:8080', Host: '192.0.2.7:8080' };

  test('names SITE_URL to a page opened at another address', async () => {
    const error =
      'This page was opened at a different address. Go to http://site.example and try again.';
    await sendWith(opened).expect(403, { error });
    await login(site.visit().set(opened), 'x').expect(403, { error });
    await site
      .sendForm()
      .set(opened)
      .expect(303)
      .expect('Location', '/contact/not-sent/');
  });
});

describe('hostile and unusual input', () => {
  let sent = 0;

  /** Sends a message with a unique idempotency key. */
  const send = (change: Readonly<Record<string, unknown>>) =>
    site
      .send(change)
      .set(
        'Idempotency-Key',
        `message-${String((sent += 1)).padStart(6, '0')}`,
      );

  const isSentence = expect.stringMatching(/^[A-Z][^\n]*[.!]$/);

  test.each(hostileFields)(
    '%s: %j accepted is %s',
    async (field, value, accepted) => {
      const marker = `Marker${sent.toString()}x`;
      const markedField = field === 'lastName' ? 'firstName' : 'lastName';
      const answer = await send({ [markedField]: marker, [field]: value });
      if (!accepted) {
        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({
          error: isSentence,
          fields: { [field]: isSentence },
        });
        return;
      }
      expect(answer.status).toBe(200);
      const mail = await site.mailbox.mail(({ text = '' }) =>
        text.includes(marker),
      );
      expectSafe(mail, field === 'email' ? String(value) : undefined);
      if (
        field === 'message' ||
        field === 'firstName' ||
        field === 'lastName'
      ) {
        const written = cleaned(contactFields[field], String(value));
        expect(mail.text?.replaceAll('\r\n', '\n')).toContain(written);
      }
    },
  );

  test.each(hostileBodies)(
    'returns $status for $what as $type',
    async ({ type, body, headers, status }) => {
      const request = site
        .visit()
        .post('/api/contact')
        .set('Content-Type', type)
        .set(headers);
      request.write(body);
      const answer = await request;
      expect(answer.status).toBe(status);
      if (status >= 400)
        expect(answer.body).toMatchObject({ error: isSentence });
      if (status === 303)
        expect(answer.headers.location).toMatch(/^\/contact\/(not-)?sent\/$/);
    },
  );

  test.each([
    ['firstName', '', contactFields.firstName.required],
    ['email', undefined, contactFields.email.required],
    ['message', '', contactFields.message.required],
    [
      'firstName',
      'x'.repeat(81),
      contactFields.firstName.tooLong(contactFields.firstName.limit),
    ],
    ['lastName', { toString: 'x' }, contactFields.lastName.required],
    [
      'email',
      '"a,b@c.example"@visitor.example',
      contactFields.email.problem(''),
    ],
    ['phone', 'call me', contactFields.phone.problem('call me')],
    ['phone', 7325550101, contactFields.phone.problem('')],
    ['subject', 'Anything', contactFields.subject.required],
    [
      'message',
      'x'.repeat(5001),
      contactFields.message.tooLong(contactFields.message.limit),
    ],
    ['consent', 'yes', consent.required],
  ])(
    "returns the field's message for %s: %j",
    async (field, value, expected) => {
      const answer = await send({ [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: { [field]: expected } });
    },
  );

  const scripts = [
    ['Chinese', '視'],
    ['emoji', '👓'],
    ['Latin', 'x'],
  ] as const;

  const fill = (character: string, units: number) =>
    character.repeat(units / character.length);

  /** All fields at their limit. The first name starts with a marker. */
  function longest(character: string, marker: string): typeof goodMessage {
    const mailDomain = `@${'m'.repeat(60)}.${'m'.repeat(60)}.${'m'.repeat(60)}.example`;
    return {
      ...goodMessage,
      firstName:
        marker + fill(character, contactFields.firstName.limit - marker.length),
      lastName: fill(character, contactFields.lastName.limit),
      email: `${'%'.repeat(58)}${mailDomain}`,
      phone: '('.repeat(contactFields.phone.limit - 7) + '5550101',
      message: fill(character, contactFields.message.limit),
    };
  }

  /** JSON with all non-ASCII characters escaped, as some programs write it. */
  const escaped = (body: object) =>
    JSON.stringify(body).replaceAll(/[^ -~]/gu, (character) =>
      [...Array(character.length).keys()]
        .map(
          (at) =>
            `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
        )
        .join(''),
    );

  const encodings = [
    ['JSON', 'json', JSON.stringify, 200],
    ['escaped JSON', 'json', escaped, 200],
    [
      'a form',
      'form',
      (body: typeof goodMessage) =>
        new URLSearchParams({ ...body, consent: 'on' }).toString(),
      303,
    ],
  ] as const;

  test.each(
    scripts.flatMap((script) =>
      encodings.map((encoding) => [...script, ...encoding] as const),
    ),
  )(
    'delivers the longest message in %s (%s) as %s',
    async (_script, character, _encoding, type, encode, status) => {
      const marker = `No${String((sent += 1)).padStart(2, '0')}`;
      const message = longest(character, marker);
      const answer = await site
        .visit()
        .post('/api/contact')
        .type(type)
        .send(encode(message));
      expect(answer.status).toBe(status);
      if (status === 303)
        expect(answer.headers.location).toBe('/contact/sent/');
      const mail = await site.mailbox.mail(({ text = '' }) =>
        text.includes(marker),
      );
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
    const stored = (await site.dumpRedis())
      .split('\n')
      .find((line) => line.includes('Kept'));
    expect(stored).toContain(fill(character, contactFields.message.limit));
    expect(Buffer.byteLength(stored ?? '')).toBeLessThan(3 * 5200 + 2000);
    await site.mailbox.run();
  });

  test('delivers any text unchanged', async () => {
    const line = (maxLength: number) =>
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength })
        .map((text) => cleaned(contactFields.firstName, text))
        // Empty if it's only invisible characters, such as Hangul fillers,
        // which are refused.
        .filter((text) => text !== '' && text.length <= maxLength);
    const message = fc.record({
      firstName: line(contactFields.firstName.limit),
      lastName: line(contactFields.lastName.limit),
      subject: fc.constantFrom(...Object.keys(subjectLabels)),
      message: fc
        .array(fc.string({ unit: 'grapheme', maxLength: 60 }), {
          minLength: 1,
          maxLength: 20,
        })
        .map((lines) => cleaned(contactFields.message, lines.join('\n')))
        .filter((text) => text !== ''),
    });
    await fc.assert(
      fc.asyncProperty(message, async (written) => {
        const marker = `written-${String(sent)}@visitor.example`;
        const { status } = await send({ ...written, email: marker });
        expect(status).toBe(200);
        const mail = await site.mailbox.mail(
          ({ replyTo }) => replyTo[0]?.address === marker,
        );
        expectSafe(mail, marker);
        const name = `${written.firstName} ${written.lastName}`;
        const text = mail.text?.replaceAll('\r\n', '\n');
        expect(/^Name: +(.*)$/m.exec(text ?? '')?.[1]).toBe(name);
        const below =
          written.subject === urgentSubject
            ? 'What our website tells people'
            : '-- \n';
        expect(text).toContain(`\n\n${written.message}\n\n${below}`);
      }),
      { numRuns: 60 },
    );
  });
});
