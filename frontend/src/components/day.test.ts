// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { phoneToday, toPhone } from '@/content/phone';
import { practice } from '@/content/practice';
import type { DayChange } from 'shared/day-changes';

const own = toPhone(practice.phone);
const [first = practice.phone] = practice.otherPhones;
const other = toPhone(first);

/** A Friday, while it's open. */
const tenInTheMorning = '2026-11-20T15:00:00Z';
const noon = Date.parse('2026-11-20T17:00:00Z');

const phoneDown: DayChange = {
  kind: 'phone',
  from: '2026-11-20T09:00',
  until: '2026-11-20T12:00',
};
const notice: DayChange = {
  kind: 'notice',
  text: { en: 'The elevator is out.' },
  from: '2026-11-20',
  until: '2026-11-20',
};

interface Page {
  version?: number;
  changes?: readonly DayChange[];
  texts?: readonly [text: string, until: number][];
  phone?: { href: string; display: string; call: string };
}

/** What nginx puts above the page, and what's in it. */
function bodyOf({ version, changes = [], texts = [], phone = own }: Page) {
  const strip = texts.map(
    ([text, until]) => `<p data-until="${until}">${text}</p>`,
  );
  const data = JSON.stringify({ version, changes });
  const set = `<aside data-day-strip>${strip.join('')}</aside>
    <script type="application/json" id="day-changes">${data}</script>`;
  return `${version ? set : ''}<div id="root">
    <a data-phone href="${phone.href}">${phone.call}</a>
    <p>Is it urgent? Call <a data-phone href="${phone.href}">${phone.display}</a> now.</p>
    <p>Write to us, or call ${phone.display}.</p>
    <a href="tel:911">Call 911</a>
    <textarea></textarea>
  </div>`;
}

const form = {
  href: '/contact/#write',
  display: `${own.display} (not working)`,
  call: 'Write to us',
};

function open(page: Page): void {
  document.documentElement.innerHTML = `<body>${bodyOf(page)}</body>`;
  if (page.version) document.documentElement.dataset.day = String(page.version);
  else delete document.documentElement.dataset.day;
  document.body.dataset.printed = `${page.phone?.display ?? own.display} ${practice.name}`;
}

/** What the server answers, by path. */
let answers: Record<string, () => Response>;
let asked: string[];

const today = (version: number, changes: readonly DayChange[]) => () =>
  Response.json({ version, changes });
const servedPage = (page: Page) => () =>
  new Response(
    `<html lang="en"${page.version ? ` data-day="${page.version}"` : ''}><body>${bodyOf(page)}</body></html>`,
  );

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse(tenInTheMorning) });
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answer = answers[path];
    return answer
      ? Promise.resolve(answer())
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  answers = {};
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-day-strip] p')]
    .filter((text) => !text.closest('[hidden]'))
    .map(({ textContent }) => textContent);

const calls = () =>
  [...document.querySelectorAll('#root a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);

const paragraphs = () =>
  [...document.querySelectorAll('#root p')].map(
    ({ textContent }) => textContent,
  );

const loadDay = () => import('./day');

test('a sentence goes at its time, and the strip with its last one', async () => {
  open({
    version: 1,
    changes: [notice],
    texts: [
      ['The elevator is out.', noon],
      ['We’re closed today.', noon + 1000],
    ],
  });
  const { showDay } = await loadDay();
  showDay();
  expect(shown()).toEqual(['The elevator is out.', 'We’re closed today.']);
  await vi.advanceTimersByTimeAsync(noon - Date.now());
  expect(shown()).toEqual(['We’re closed today.']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual([]);
  expect(document.querySelector<HTMLElement>('[data-day-strip]')?.hidden).toBe(
    true,
  );
});

test.each([
  ['the form', undefined, form],
  ['another number', other.display, other],
])(
  'a phone that goes down on an open page is replaced by %s, but not 911',
  async (_, number, phone) => {
    const down = { ...phoneDown, from: '2026-11-20T11:00', number };
    open({ version: 1, changes: [down] });
    const { showDay } = await loadDay();
    showDay();
    expect(calls()[0]).toEqual([own.href, own.call]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(calls()).toEqual([
      [phone.href, phone.call],
      [phone.href, phone.display],
      ['tel:911', 'Call 911'],
    ]);
    expect(paragraphs()).toEqual([
      `Is it urgent? Call ${phone.display} now.`,
      `Write to us, or call ${phone.display}.`,
    ]);
    expect(document.body.dataset.printed).toContain(phone.display);
    expect(phoneToday()).toEqual(phone);
  },
);

test('a message is answered before the next day that’s open ends', async () => {
  open({});
  const { answeredBy } = await loadDay();
  expect(answeredBy()).toBe(
    'We’ll answer by Saturday, November 21 at 5:00 PM.',
  );
  const saturday = { from: '2026-11-21', until: '2026-11-21' };
  open({
    version: 1,
    changes: [{ kind: 'closed', reason: 'weather', ...saturday }],
  });
  expect(answeredBy()).toBe('We’ll answer by Tuesday, November 24 at 5:00 PM.');
});

test('takes what nginx serves by now when something begins', async () => {
  const later = { ...notice, from: '2026-11-20T11:00' };
  open({ version: 1, changes: [later] });
  answers['/'] = servedPage({ version: 1, changes: [later] });
  const { showDay } = await loadDay();
  showDay();
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toEqual(['/']);
  answers['/'] = servedPage({
    version: 1,
    changes: [later],
    texts: [['The elevator is out.', noon]],
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toEqual(['The elevator is out.']);
});

test('takes nothing if the page says what’s set', async () => {
  open({ version: 7, changes: [notice], texts: [['Out.', noon]] });
  answers['/api/today'] = today(7, [notice]);
  await (await loadDay()).askForDay();
  expect(asked).toEqual(['/api/today']);
  open({});
  // Nothing is set any more.
  answers['/api/today'] = today(8, []);
  await (await loadDay()).askForDay();
  expect(asked).toEqual(['/api/today', '/api/today']);
});

test('takes a new strip, and leaves an unsent form as it is', async () => {
  open({});
  const field = document.querySelector('textarea');
  if (field) field.value = 'My glasses broke.';
  answers['/api/today'] = today(7, [notice, phoneDown]);
  answers['/'] = servedPage({
    version: 7,
    changes: [notice, phoneDown],
    texts: [['The elevator is out.', noon]],
    phone: form,
  });
  await (await loadDay()).askForDay();
  expect(shown()).toEqual(['The elevator is out.']);
  expect(document.documentElement.dataset.day).toBe('7');
  expect(calls()[0]).toEqual([form.href, form.call]);
  expect(document.querySelector('textarea')).toBe(field);
  expect(field?.value).toBe('My glasses broke.');

  answers['/api/today'] = today(8, []);
  answers['/'] = servedPage({});
  await (await loadDay()).askForDay();
  expect(document.querySelector('[data-day-strip], #day-changes')).toBeNull();
  expect(document.documentElement.dataset.day).toBeUndefined();
  expect(calls()[0]).toEqual([own.href, own.call]);
});

test('asks for the page again until nginx has it, for half a minute', async () => {
  open({});
  answers['/api/today'] = today(7, [notice]);
  answers['/'] = servedPage({});
  const { askForDay } = await loadDay();
  const first = askForDay();
  await vi.advanceTimersByTimeAsync(10_000);
  // Meanwhile, only once.
  await askForDay();
  answers['/'] = servedPage({ version: 7, texts: [['Out.', noon]] });
  await vi.advanceTimersByTimeAsync(5_000);
  await first;
  expect(shown()).toEqual(['Out.']);
  expect(asked.filter((path) => path === '/')).toHaveLength(4);

  open({});
  asked = [];
  answers['/'] = servedPage({});
  const second = askForDay();
  await vi.advanceTimersByTimeAsync(60_000);
  await second;
  expect(asked.filter((path) => path === '/')).toHaveLength(7);
});

test('without an answer, the page stays as it is', async () => {
  open({ version: 7, changes: [notice], texts: [['Out.', noon]] });
  const before = document.documentElement.innerHTML;
  const { askForDay } = await loadDay();
  await expect(askForDay()).rejects.toThrow('Failed to fetch');
  answers['/api/today'] = () =>
    Response.json({ error: 'Please try again.' }, { status: 503 });
  await expect(askForDay()).rejects.toThrow();
  answers['/api/today'] = today(8, [notice]);
  await expect(askForDay()).rejects.toThrow('Failed to fetch');
  answers['/'] = () =>
    new Response('<h1>This isn’t working right now</h1>', { status: 502 });
  const last = askForDay();
  await vi.advanceTimersByTimeAsync(60_000);
  await last;
  expect(document.documentElement.innerHTML).toBe(before);
});
