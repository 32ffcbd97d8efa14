import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Activity, isActivityList } from 'shared/activity';
import {
  type DayChange,
  type DayOverview,
  isDayChanges,
  isDayOverview,
  isDayPreview,
} from 'shared/day-changes';
import { zoneClock } from 'shared/opening-hours';
import { practice } from 'shared/practice';
import { office } from '../src/config/practice.ts';
import { captureLog } from './support/capture-log.ts';
import { cheapHash, deskPassword, goodMessage, Site } from './support/site.ts';

const firefox =
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const logged = captureLog();
const site = await Site.shared({
  ALERT_TO: 'operator@practice.example',
  CONTACT_LIMIT: '1',
  DESK_PASSWORD_HASH: await cheapHash(deskPassword),
});

/** The front desk, signed in with its own password. */
async function atDesk(on = site) {
  const visitor = await on.signIn(deskPassword);
  return visitor.set('User-Agent', firefox);
}

const desk = await atDesk();

/** The JSON of an answer, of the type that its test expects. */
const jsonOf = ({ body }: { body: unknown }): unknown => body;

const overview = async (visitor = desk): Promise<DayOverview> => {
  const body = jsonOf(await visitor.get('/api/admin/today').expect(200));
  if (!isDayOverview(body)) throw new Error(JSON.stringify(body));
  return body;
};

const { today } = await overview();
const period = { from: today, until: today };
const closed = { kind: 'closed', reason: 'weather', ...period } as const;
const notice = {
  kind: 'notice',
  text: { en: 'Please use the back door.' },
  ...period,
} as const;
const noPhone = { kind: 'phone', ...period } as const;
const [otherPhone] = practice.otherPhones;

const put = (version: unknown, changes: unknown, visitor = desk) =>
  visitor.put('/api/admin/today').send({ version, changes });

/** Sets these changes, whatever the version is. */
async function set(...changes: DayChange[]): Promise<DayOverview> {
  const { version } = await overview();
  return (await put(version, changes).expect(200)).body as DayOverview;
}

const told = async (on = site) => {
  const body = jsonOf(await on.visit().get('/api/today').expect(200));
  if (!isDayChanges(body)) throw new Error(JSON.stringify(body));
  return body;
};

const pages = async (on = site): Promise<string> =>
  (await on.visit().get('/day-pages').expect(200)).text;

beforeEach(async () => {
  await site.resetLimits();
  await site.deleteKeys('day');
});

describe('what visitors are told', () => {
  test('is nothing at first, and needs no session', async () => {
    const answer = await site
      .visit()
      .get('/api/today')
      .expect(200, { version: 0, changes: [] })
      .expect('Cache-Control', 'no-store');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(await pages()).toBe('');
  });

  test('is what the front desk has set, on every backend', async () => {
    expect(await set(closed, notice)).toEqual({
      version: 1,
      changes: [closed, notice],
      otherPhones: practice.otherPhones.map(({ display }) => display),
      today,
    });
    const replica = await site.replica();
    for (const backend of [site, replica]) {
      expect(await told(backend)).toEqual({
        version: 1,
        changes: [closed, notice],
      });
      const [period = '', html = '', strip = ''] = (await pages(backend)).split(
        '\n',
      );
      expect(period).toMatch(/^\d+ \d+$/);
      expect(html).toBe(
        'en\t<html lang="en"\t<html lang="en" data-day="1" data-office="closed" data-door="closed"',
      );
      expect(strip).toMatch(/^en\t<div id="root"\t<aside /);
    }
    await replica.stop();
    await site
      .visit()
      .get('/day-pages')
      .expect('Content-Type', 'text/plain; charset=utf-8');
  });

  test('is nothing again once it is taken down, and the version goes on', async () => {
    await set(closed);
    expect((await set()).version).toBe(2);
    expect(await told()).toEqual({ version: 0, changes: [] });
    expect(await pages()).toBe('');
    expect((await set(notice)).version).toBe(3);
  });

  test('ends by itself', async () => {
    await set(closed);
    await pages();
    const later = Date.now() + 25 * 60 * 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await told()).toEqual({ version: 0, changes: [] });
    expect(await pages()).toBe('');
    clock.mockRestore();
    expect(await told()).toMatchObject({ version: 1 });
  });

  test('one that has just ended does not keep anyone from setting another', async () => {
    const minutes = 60_000;
    const local = zoneClock(office.clockChanges).toLocal(Date.now());
    const until = new Date(local + 2 * minutes).toISOString().slice(0, 16);
    const short = { ...closed, until };
    await set(short);
    const later = Date.now() + 3 * minutes;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    await put(1, [{ ...notice, until }]).expect(400, {
      error: 'Its end has passed already. Choose a later one.',
    });
    const body = jsonOf(await put(1, [short, notice]).expect(200));
    clock.mockRestore();
    expect(body).toMatchObject({ version: 2, changes: [notice] });
  });

  test('leaves out what this release does not know', async () => {
    const newer = { kind: 'fireworks', ...period };
    const unreadable = { ...notice, from: 'sometime' };
    for (const [value, changes] of [
      [{ version: 7, changes: [newer, closed, unreadable] }, [closed]],
      ['{', []],
      [[], []],
      [{ version: 'seven', changes: 'none' }, []],
    ] as const) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      await site.withRedis((client) => client.set('day', text));
      expect((await told()).changes).toEqual(changes);
      expect((await set(notice)).changes).toEqual([notice]);
    }
    expect(logged.join('')).toContain('"day-not-read"');
  });
});

describe('setting it', () => {
  test('two people at once: the second is told what the first did', async () => {
    await put(0, [closed]).expect(200);
    const body = jsonOf(await put(0, [notice]).expect(409));
    expect(body).toEqual({
      error: `Someone else changed this in the meantime, so yours wasn’t saved. Try again if it’s still right. Set now: ${today}: ${wordsFor(today)}.`,
    });
    expect((await told()).changes).toEqual([closed]);
    await put(1, []).expect(200);
    const after = jsonOf(await put(1, [notice]).expect(409));
    expect(after).toMatchObject({
      error: expect.stringContaining('Nothing is set now.'),
    });
  });

  /** As in the sentence of a closing. */
  const wordsFor = (date: string) =>
    `We’re closed on ${new Date(date).toLocaleDateString('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    })} because of the weather`;

  test('of many at the same moment, one wins', async () => {
    const notices = Array.from({ length: 10 }, (_, number) => ({
      ...notice,
      text: { en: `Notice ${number}` },
    }));
    const answers = await Promise.all(notices.map((one) => put(0, [one])));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    const winner = notices[statuses.indexOf(200)];
    expect(await told()).toEqual({ version: 1, changes: [winner] });
    // Neither stored nor to be mailed.
    const kept = (await site.dumpRedis()).match(/Notice \d/g);
    expect(new Set(kept)).toEqual(new Set([winner?.text.en]));
  });

  test('the same again is no conflict, because an answer can be lost', async () => {
    await put(0, [closed]).expect(200);
    const body = jsonOf(await put(0, [closed]).expect(200));
    expect(body).toMatchObject({ version: 1, changes: [closed] });
  });

  test.each([
    ['no version', { changes: [] }],
    ['a version that is no number', { version: '0', changes: [] }],
    ['no changes', { version: 0 }],
    ['a field that we do not know', { version: 0, changes: [], note: '' }],
    ['a list', []],
    [
      'what the rules refuse',
      { version: 0, changes: [{ ...notice, text: { en: '<b>Hi</b>' } }] },
    ],
    [
      'lists 4000 deep',
      `{"version":0,"changes":${'['.repeat(4000)}${']'.repeat(4000)}}`,
    ],
    ['broken JSON', '{"version":0,"changes":['],
    [
      'a prototype',
      '{"version":0,"changes":[{"__proto__":{"kind":"closed"}}]}',
    ],
  ])(
    '%s gets 400 with one sentence, and changes nothing',
    async (_what, sent) => {
      await set(notice);
      const body = jsonOf(
        await desk
          .put('/api/admin/today')
          .type('json')
          .send(typeof sent === 'string' ? sent : JSON.stringify(sent))
          .expect(400),
      );
      expect(body).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
      expect(await told()).toEqual({ version: 1, changes: [notice] });
    },
  );

  test('too large a body gets 413, and a form 415', async () => {
    await put(0, ['x'.repeat(60_000)]).expect(413);
    await desk.put('/api/admin/today').type('form').send('a=b').expect(415);
  });

  test('takes thirty changes in ten minutes from a network', async () => {
    for (let count = 0; count < 30; count += 1) await put(0, []).expect(200);
    const { headers } = await put(0, []).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    await overview();
  });

  test('the admin can do it, too', async () => {
    const admin = await site.signIn();
    await put(0, [closed], admin).expect(200);
    expect((await overview(admin)).changes).toEqual([closed]);
  });
});

describe('the preview', () => {
  const preview = (changes: unknown) =>
    desk.post('/api/admin/today/preview').send({ changes });

  test('says what the strip and the sign would say, and sets nothing', async () => {
    const body = jsonOf(await preview([closed]).expect(200));
    if (!isDayPreview(body)) throw new Error(JSON.stringify(body));
    expect(body.languages).toEqual([
      {
        language: 'en',
        strip: ['We’re closed today because of the weather.'],
        sign: expect.stringMatching(/^Closed\. Opens /),
      },
      {
        language: 'es',
        strip: ['Estamos cerrados hoy por el mal tiempo.'],
        sign: expect.stringMatching(/^Cerrado\. Abre /),
      },
    ]);
    expect((await told()).changes).toEqual([]);
  });

  test('gets the sentence of the rule', async () => {
    await preview([{ ...closed, reason: 'snow' }]).expect(400, {
      error: 'Choose a reason: weather, utilities, illness, emergency, other.',
    });
  });
});

describe('while Redis is away', () => {
  test('visitors are told what was set last, nothing can be set, and nothing is lost', async () => {
    await set(closed);
    const before = await pages();
    await site.redis.kill();
    await site.becomes('not ready');
    expect(await told()).toEqual({ version: 1, changes: [closed] });
    expect(await pages()).toBe(before);
    for (const answer of [
      await put(1, []),
      await desk.get('/api/admin/today'),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.body).toEqual({ error: expect.any(String) });
    }
    await site.restartRedis();
    expect(await overview()).toMatchObject({ version: 1, changes: [closed] });
  });
});

describe('people hear of it', () => {
  const mailTo = (address: string, text: string) =>
    site.mailbox.mail(
      (mail) =>
        mail.recipients.includes(address) && (mail.text ?? '').includes(text),
      `a mail to ${address} about ${text}`,
    );

  const both = ['desk@practice.example', 'operator@practice.example'];

  test('a mail to the practice and to the operator says what, who and from where', async () => {
    const first = { ...notice, text: { en: 'The first one.' } };
    await set(first);
    await set({ ...notice, text: { en: 'Cash only.', es: 'Solo efectivo.' } });
    for (const address of both) {
      const { subject, text } = await mailTo(address, 'Cash only.');
      expect(subject).toBe(
        '[Website] What the site says about the day was changed',
      );
      expect(text).toContain(
        `Set: ${today}: Cash only. (In Spanish: Solo efectivo.)\nTaken down: ${today}: The first one.\n`,
      );
      expect(text).toMatch(
        /Who: the front desk\nWhen: .*\nNetwork: 198\.18\.\d+\.0 .*\nBrowser: Firefox/,
      );
    }
  });

  test('another backend mails it if the one that answered is gone', async () => {
    const replica = await site.replica();
    const visitor = await atDesk(replica);
    const one = { ...notice, text: { en: 'From a backend that ended.' } };
    await put(0, [one], visitor).expect(200);
    await replica.stop();
    await mailTo('operator@practice.example', 'From a backend that ended.');
    expect((await told()).changes).toEqual([one]);
  });

  test('the activity says what was set, by whom, and the log no words of it', async () => {
    await set({ ...notice, text: { en: 'Read it in the list.' } });
    const admin = await site.signIn();
    const body = jsonOf(await admin.get('/api/admin/activity').expect(200));
    if (!isActivityList(body)) throw new Error(JSON.stringify(body));
    const [changed] = body.activity.filter(
      ({ event }) => event === 'day-changed',
    );
    expect(changed).toMatchObject({
      isDesk: true,
      browser: 'Firefox',
      what: `Set: ${today}: Read it in the list.`,
    } satisfies Partial<Activity>);
    expect(logged.join('')).not.toContain('Read it in the list.');
  });
});

describe('while the phone is down', () => {
  const urgent = { subject: 'Urgent/Emergency' };
  const other = { ...noPhone, number: otherPhone?.display ?? '' };
  const messageOf = ({ body }: { body: unknown }) =>
    (body as { message: string }).message;

  /** The answer to a second message, which is one too many. */
  async function tooMany(lang?: string): Promise<string> {
    const visitor = site.visit();
    const message = { ...goodMessage, lang };
    await visitor.post('/api/contact').send(message).expect(200);
    const body = jsonOf(
      await visitor
        .post('/api/contact')
        .send({ ...message, message: 'Again.' })
        .expect(429),
    );
    return (body as { error: string }).error;
  }

  test('answers have the other number', async () => {
    await set(other);
    expect(messageOf(await site.send(urgent))).toContain(
      `call us now at ${other.number}`,
    );
    expect(await tooMany()).toBe(
      `You’ve sent a lot of messages in a short time. Please wait a few minutes, or call us at ${other.number}.`,
    );
  });

  test('the mail of an urgent message has the advice for a closed office if there is none', async () => {
    await set(noPhone);
    await site.send({ ...urgent, message: 'No one answers.' }).expect(200);
    const { text } = await site.mailbox.mail(
      (mail) => mail.text?.includes('No one answers.') ?? false,
    );
    expect(text).toContain('Don’t wait for us to open.');
    expect(text).not.toContain('Call as soon as you notice it.');
  });

  test('answers ask nobody to call if there is none', async () => {
    await set(noPhone);
    expect(messageOf(await site.send(urgent))).toContain(
      'Our phone isn’t working.',
    );
    expect(await tooMany()).toBe(
      'You’ve sent a lot of messages in a short time. Please wait a few minutes.',
    );
    expect(await tooMany('es')).toBe(
      'Usted ha enviado muchos mensajes en poco tiempo. Por favor, espere unos minutos.',
    );
  });
});

test('the mail of a message says that the office is closed', async () => {
  await set(closed);
  await site.send({ message: 'Are you open?' }).expect(200);
  const { text } = await site.mailbox.mail(
    (mail) => mail.text?.includes('Are you open?') ?? false,
  );
  expect(text).toMatch(/^Office then: +Closed\. Opens /m);
});

describe('make today', () => {
  const program = join(import.meta.dirname, '../src/cli/day.ts');
  const source = join(import.meta.dirname, 'support/run-source.js');

  async function run(verb: string): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', source, program, verb],
      { env: site.environment },
    );
    return stdout;
  }

  test('prints what is set, and takes all of it down', async () => {
    expect(await run('show')).toBe('Nothing is set.\n');
    expect(await run('clear')).toBe('Nothing was set.\n');
    await set(notice, noPhone);
    const lines = `${today}: Please use the back door.\n${today}: Our phone isn’t working on `;
    expect(await run('show')).toMatch(new RegExp(`^${lines}`));
    expect(await run('clear')).toMatch(new RegExp(`^Taken down:\n${lines}`));
    expect(await overview()).toMatchObject({ version: 2, changes: [] });
    const { text } = await site.mailbox.mail(
      (mail) => mail.text?.includes('Who: someone on the server') ?? false,
    );
    expect(text).toContain(`Taken down: ${today}: Please use the back door.`);
    const admin = await site.signIn();
    const body = jsonOf(await admin.get('/api/admin/activity').expect(200));
    const { activity } = body as { activity: Activity[] };
    expect(activity.find(({ event }) => event === 'day-changed')).toEqual({
      event: 'day-changed',
      at: expect.any(Number),
      what: expect.stringContaining('Taken down: '),
    });
  });
});
