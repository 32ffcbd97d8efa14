import { createClient } from 'redis';

/** Whether commands fail immediately or wait while Redis is unavailable. */
type WhileUnavailable = 'fail' | 'wait';

/**
 * Milliseconds without traffic after which a connection counts as dead, in case
 * the server vanished. Longer than the ten seconds that the worker blocks on
 * Redis.
 */
const socketTimeout = 20_000;

/**
 * Exponential backoff from 100 ms to one second, to reconnect within a second
 * of a restart.
 */
const pauseBeforeReconnect = (retries: number): number =>
  Math.min(100 * 2 ** Math.min(retries, 10), 1000);

/**
 * Creates an unconnected node-redis client. It reconnects forever, unlike the
 * library's default strategy, which gives up after a socket timeout.
 */
export const createRedisClient = (
  url: string,
  whileUnavailable: WhileUnavailable,
) =>
  createClient({
    url,
    disableOfflineQueue: whileUnavailable === 'fail',
    // 0 disables the library's timer per command, which costs more than the
    // command itself. It only limits the time until a command is written.
    commandOptions: { timeout: whileUnavailable === 'fail' ? 0 : 5000 },
    socket: {
      connectTimeout: 2000,
      socketTimeout,
      reconnectStrategy: pauseBeforeReconnect,
    },
  });

export type RedisClient = ReturnType<typeof createRedisClient>;
