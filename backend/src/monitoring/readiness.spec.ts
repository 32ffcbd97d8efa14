import { expect, jest, test } from '@jest/globals';
import { cached } from './readiness.ts';

jest.useFakeTimers();

test('loads again once the time is over, after an error too', async () => {
  const load = jest.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('Unavailable.'));
  load.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  const read = cached(load, 15_000);

  await expect(read()).rejects.toThrow('Unavailable.');
  await expect(read()).rejects.toThrow('Unavailable.');
  jest.advanceTimersByTime(15_000);
  expect(await read()).toBe('first');
  jest.advanceTimersByTime(14_999);
  expect(await read()).toBe('first');
  jest.advanceTimersByTime(1);
  expect(await read()).toBe('second');
  expect(load).toHaveBeenCalledTimes(3);
});
