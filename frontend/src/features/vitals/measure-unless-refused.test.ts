// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { measureUnlessRefused } from './measure-unless-refused';

const measureVisit = vi.fn();

vi.mock('./vitals', () => ({ measureVisit: () => measureVisit() as unknown }));

afterEach(() => {
  measureVisit.mockReset();
  vi.unstubAllGlobals();
});

test('measures', async () => {
  await measureUnlessRefused();
  expect(measureVisit).toHaveBeenCalledOnce();
});

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('does nothing in a browser that sends %s', async (_, properties) => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(window.navigator) as Navigator, properties),
  );
  await measureUnlessRefused();
  expect(measureVisit).not.toHaveBeenCalled();
});
