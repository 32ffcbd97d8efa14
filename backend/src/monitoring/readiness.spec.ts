import { Logger } from '@nestjs/common';
import { expect, jest, test } from '@jest/globals';
import { cached, Readiness } from './readiness.ts';

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

test('a check that fails is a warning, and is logged once until it works again', async () => {
  const log = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const readiness = new Readiness();
  const check = jest.fn<() => Promise<string[]>>();
  const failure = new TypeError('A visitor wrote this.');
  readiness.addWarnings({ what: 'the disk', check }, 'error');
  const warnings = () => {
    jest.advanceTimersByTime(1000);
    return readiness.warnings();
  };
  const unchecked = [
    { severity: 'warning', what: "Couldn't check the disk (TypeError)." },
  ];

  check.mockRejectedValue(failure);
  expect(await warnings()).toEqual(unchecked);
  expect(await warnings()).toEqual(unchecked);
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.mock.calls)).toMatch(
    /"check-failed","what":"the disk"/,
  );
  expect(JSON.stringify(log.mock.calls)).not.toContain('visitor');

  check.mockResolvedValue(['The disk is full.']);
  expect(await warnings()).toEqual([
    { severity: 'error', what: 'The disk is full.' },
  ]);
  check.mockRejectedValue(failure);
  expect(await warnings()).toEqual(unchecked);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('a check that needs Redis says nothing while Redis is reported as unavailable', async () => {
  const readiness = new Readiness();
  readiness.add('redis', () => Promise.reject(new Error('Redis is down.')));
  const check = () => Promise.reject(new Error('Redis is down.'));
  readiness.addWarnings({ what: 'the messages', needs: 'redis', check });
  expect(await readiness.warnings()).toEqual([]);
  expect(await readiness.unavailable()).toEqual(['redis']);
});
