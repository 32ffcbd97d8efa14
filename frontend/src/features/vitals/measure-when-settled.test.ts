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
])('does nothing in a browser that sends %s', async (_, properties) => {
  wish(properties);
  measureWhenSettled();
  await import('./vitals');
  await new Promise((resolve) => setTimeout(resolve));
  expect(measureVisit).not.toHaveBeenCalled();
});

test('does nothing on the admin page', async () => {
  window.history.replaceState(null, '', '/admin');
  measureWhenSettled();
  await import('./vitals');
  await new Promise((resolve) => setTimeout(resolve));
  expect(measureVisit).not.toHaveBeenCalled();
});
