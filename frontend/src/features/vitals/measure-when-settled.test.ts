// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureWhenSettled } from './measure-when-settled';

const measureVisit = vi.fn();

vi.mock('./vitals', () => ({ measureVisit: () => measureVisit() as unknown }));

beforeEach(() => {
  window.history.replaceState(null, '', '/about/');
  // At once, so that a test doesn't have to wait to see nothing happen.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    callback();
  });
});

afterEach(() => {
  measureVisit.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function wish(properties: object): void {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(window.navigator) as Navigator, properties),
  );
}

/** Neither now nor later. */
function expectNothingToStart(): void {
  const whenIdle = vi.fn();
  vi.stubGlobal('requestIdleCallback', whenIdle);
  const listen = vi.spyOn(window, 'addEventListener');
  measureWhenSettled();
  expect(whenIdle).not.toHaveBeenCalled();
  expect(listen).not.toHaveBeenCalled();
}

test('measures once the page has loaded', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  measureWhenSettled();
  await import('./vitals');
  expect(measureVisit).not.toHaveBeenCalled();
  readyState.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => {
    expect(measureVisit).toHaveBeenCalledOnce();
  });
});

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
  ['Save-Data', { connection: { saveData: true } }],
])('does nothing in a browser that sends %s', (_, properties) => {
  wish(properties);
  expectNothingToStart();
});

test('does nothing on the admin page', () => {
  window.history.replaceState(null, '', '/admin');
  expectNothingToStart();
});
