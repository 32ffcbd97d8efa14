import { createClient } from 'redis';

interface Patience {
  /** How long a connection may be silent before it counts as dead, in milliseconds. */
  readonly socketTimeout: number;
  /** What becomes of a command while Redis is away: it fails at once, or it waits. */
  readonly whileAway: 'fail' | 'wait';
}

/** `exponential` from 100 ms up to one second: a restarted Redis is found again within a second. */
function pauseBeforeReconnect(retries: number): number {
  return Math.min(100 * 2 ** Math.min(retries, 10), 1000);
}

/**
 * A node-redis client, not yet connected. It reconnects for ever: the library's own strategy gives
 * up after a socket timeout.
 */
export function createRedisClient(url: string, { socketTimeout, whileAway }: Patience) {
  return createClient({
    url,
    disableOfflineQueue: whileAway === 'fail',
    // The library's own limit is for commands that wait to be written. It starts a timer for each
    // command, which runs out long after the answer and costs more than the command itself.
    commandOptions: { timeout: whileAway === 'fail' ? 0 : 5000 },
    socket: { connectTimeout: 2000, socketTimeout, reconnectStrategy: pauseBeforeReconnect },
  });
}

export type RedisClient = ReturnType<typeof createRedisClient>;
