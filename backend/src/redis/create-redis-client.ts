import { createClient } from 'redis';

/** What happens to a command while Redis is unavailable: it fails at once, or it waits. */
type WhileUnavailable = 'fail' | 'wait';

/**
 * Milliseconds without a byte in either direction after which a connection counts as dead. It's for
 * a server that vanished without a word. The worker waits inside Redis for up to ten seconds, and
 * Redis can be slow on top of that.
 */
const socketTimeout = 20_000;

/** `exponential` from 100 ms up to one second: a restarted Redis is found again within a second. */
function pauseBeforeReconnect(retries: number): number {
  return Math.min(100 * 2 ** Math.min(retries, 10), 1000);
}

/**
 * A node-redis client, not yet connected. It reconnects forever: the library's own strategy gives
 * up after a socket timeout.
 */
export function createRedisClient(url: string, whileUnavailable: WhileUnavailable) {
  return createClient({
    url,
    disableOfflineQueue: whileUnavailable === 'fail',
    // The library's own limit is for commands that wait to be written. It starts a timer for each
    // command, which runs out long after the answer and costs more than the command itself.
    commandOptions: { timeout: whileUnavailable === 'fail' ? 0 : 5000 },
    socket: { connectTimeout: 2000, socketTimeout, reconnectStrategy: pauseBeforeReconnect },
  });
}

export type RedisClient = ReturnType<typeof createRedisClient>;
