import { createClient } from 'redis';

/** How long a connection may hang before it counts as dead, in milliseconds. */
interface Patience {
  readonly socketTimeout: number;
}

/** `exponential` from 100 ms up to one second: a restarted Redis is found again within a second. */
function pauseBeforeReconnect(retries: number): number {
  return Math.min(100 * 2 ** Math.min(retries, 10), 1000);
}

/**
 * A node-redis client, not yet connected. While Redis is away its commands fail at once instead of
 * waiting, and it reconnects for ever: the library's own strategy gives up after a socket timeout.
 */
export function createRedisClient(url: string, { socketTimeout }: Patience) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, socketTimeout, reconnectStrategy: pauseBeforeReconnect },
  });
}

export type RedisClient = ReturnType<typeof createRedisClient>;
