// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DayChange } from 'shared/day-changes';

/** A Friday, while it's open. */
const tenInTheMorning = Date.parse('2026-11-20T15:00:00Z');
const today = { from: '2026-11-20', until: '2026-11-20' };
const snow: DayChange = { kind: 'closed', reason: 'weather', ...today };

const askForDay = vi.fn(() => Promise.resolve());
/** Whether the module for changes can be loaded, and how often it was. */
let day = { isThere: true, loads: 0 };
const mockDay = () =>
  vi.doMock(import('./day'), async (original) => {
    day.loads += 1;
    if (!day.isThere) throw new TypeError('Failed to fetch');
    return { ...(await original()), askForDay };
  });

const sign = `<div data-door-sign>
  <b data-live="state">Hours</b> <i data-live="next"></i>
  <span data-live="choice" data-open="Call us" data-closed="Go"></span>
</div>
<table><tr data-weekday="Friday">
  <td data-live="dayHours" data-day="Friday" data-usual="9 to 5"></td>
</tr></table>`;

function open(changes?: string): void {
  const set = `<script type="application/json" id="day-changes">${changes ?? ''}</script>`;
  document.body.innerHTML = `${changes === undefined ? '' : set}${sign}`;
}

const said = () =>
  [...document.querySelectorAll('[data-live]')].map(
    ({ textContent }) => textContent,
  );

/** Listeners of the earlier tests, which jsdom's one window would keep. */
let listeners: [string, EventListener][] = [];

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  day = { isThere: true, loads: 0 };
  mockDay();
  vi.useFakeTimers({ now: tenInTheMorning });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener as EventListener]);
      add(type, listener);
    },
  );
});

afterEach(() => {
  for (const [type, listener] of listeners)
    window.removeEventListener(type, listener);
  listeners = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function start() {
  const { startLiveHours } = await import('./live-hours');
  startLiveHours();
  await vi.dynamicImportSettled();
}

const { dataset } = document.documentElement;

async function dispatch(event: Event) {
  window.dispatchEvent(event);
  await vi.dynamicImportSettled();
}

test('says what the front desk has set', async () => {
  open(JSON.stringify({ version: 1, changes: [snow] }));
  await start();
  expect(said()).toEqual([
    'Closed',
    'for bad weather. Opens Saturday 9:00 AM',
    'Go',
    'Closed today',
  ]);
  expect(dataset.office).toBe('closed');
});

test('says on a button when to call, and in the hours which of the next days are different', async () => {
  const saturday: DayChange = {
    ...snow,
    from: '2026-11-21',
    until: '2026-11-21',
  };
  const parts = `<a href="tel:1"><span data-door-sign><b data-live="callToBook">Call to book when we’re open</b></span></a>
    <table><tr data-weekday="Saturday"><td data-live="dayHours" data-day="Saturday" data-usual="9 to 5"></td></tr></table>`;
  open(JSON.stringify({ version: 1, changes: [saturday] }));
  document.body.insertAdjacentHTML('beforeend', parts);
  await start();
  expect(said().slice(-2)).toEqual(['Call to book', 'Closed (Nov 21)']);

  open(JSON.stringify({ version: 2, changes: [snow, saturday] }));
  document.body.insertAdjacentHTML('beforeend', parts);
  await dispatch(new Event('focus'));
  expect(said().slice(-2)).toEqual([
    'Call us Tuesday from 9:00 AM',
    'Closed (Nov 21)',
  ]);
});

test('urgent advice begins with the emergency room while nobody can call, but the sign says Open', async () => {
  const down = { kind: 'phone', ...today } as const;
  open(JSON.stringify({ version: 1, changes: [down] }));
  await start();
  expect(said()).toEqual(['Open', 'until 5:00 PM', 'Go', '9 to 5']);
  expect(dataset.office).toBe('closed');

  const other = { ...down, number: '(732) 555-0143' };
  open(JSON.stringify({ version: 2, changes: [other] }));
  await dispatch(new Event('focus'));
  expect(said()).toEqual(['Open', 'until 5:00 PM', 'Call us', '9 to 5']);
  expect(dataset.office).toBe('open');
});

test.each(['', 'null', '{', '{"version":1}', '{"version":1,"changes":[null]}'])(
  'says what the practice’s files say if the changes are %j',
  async (changes) => {
    open(changes);
    await start();
    expect(said()).toEqual(['Open', 'until 5:00 PM', 'Call us', '9 to 5']);
  },
);

test('says what’s served if what understands the changes can’t be loaded', async () => {
  day.isThere = false;
  open(JSON.stringify({ version: 1, changes: [snow] }));
  dataset.office = 'closed';
  await start();
  expect(day.loads).toBe(1);
  expect(said()).toEqual(['Hours', '', '', '']);
  expect(dataset.office).toBe('closed');
});

test('a page without changes loads nothing for them, and asks for nothing while it’s new', async () => {
  open();
  await start();
  await dispatch(new Event('pageshow'));
  await dispatch(new Event('focus'));
  await vi.advanceTimersByTimeAsync(9_000);
  await dispatch(new Event('focus'));
  expect(day.loads).toBe(0);
  expect(askForDay).not.toHaveBeenCalled();
  // Pictures can be slow.
  await vi.advanceTimersByTimeAsync(60_000);
  await dispatch(new Event('pageshow'));
  expect(askForDay).not.toHaveBeenCalled();
});

test.each([
  ['focus', new Event('focus')],
  [
    'a return from another page',
    new PageTransitionEvent('pageshow', { persisted: true }),
  ],
  ['a return from another tab', new Event('visibilitychange')],
])('asks on %s, but not twice in ten seconds', async (_, event) => {
  open();
  await start();
  await vi.advanceTimersByTimeAsync(10_000);
  await dispatch(event);
  await dispatch(new Event('focus'));
  expect(askForDay).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await dispatch(event);
  expect(askForDay).toHaveBeenCalledTimes(2);
});

test('asks every five minutes while it’s visible', async () => {
  open();
  await start();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  // The first time, it's loaded, which takes real time.
  await vi.waitFor(() => expect(askForDay).toHaveBeenCalledTimes(2), 20_000);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(askForDay).toHaveBeenCalledTimes(2);
});
