import { expect, jest, test } from '@jest/globals';
import type { RedisClient } from './create-redis-client.ts';
import { startHeartbeat } from './heartbeat.ts';

jest.useFakeTimers();

test('reports a second silence that follows the first without a reply in between', async () => {
  const client = { isReady: true } as RedisClient;
  let reject: (error: Error) => void = () => undefined;
  const heartbeat = {
    isReady: true,
    ping: () =>
      new Promise<string>((_resolve, rejectPing) => (reject = rejectPing)),
  };
  const onSilence = jest.fn();
  const stop = startHeartbeat(
    client,
    heartbeat as unknown as RedisClient,
    onSilence,
  );

  await jest.advanceTimersByTimeAsync(1300);
  expect(onSilence).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(300);
  expect(onSilence).toHaveBeenCalledTimes(1);

  // What the first silence does: the client is connected again, and the
  // heartbeat is still connecting.
  heartbeat.isReady = false;
  reject(new Error('Disconnected.'));
  await jest.advanceTimersByTimeAsync(1400);
  expect(onSilence).toHaveBeenCalledTimes(2);
  stop();
});
