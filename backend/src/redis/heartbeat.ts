import type { RedisClient } from './create-redis-client.ts';

const every = 1000;
const patience = 1500;

/**
 * Asks Redis every second for a sign of life and calls `onSilence` when none comes in 1.5 s.
 * The client's own socket timeout cannot tell: every command written to a frozen server counts as
 * activity, so under traffic it never strikes and the callers wait for ever.
 * Returns the function that ends it.
 */
export function startHeartbeat(client: RedisClient, onSilence: () => void): () => void {
  let asking = false;

  const beat = async (): Promise<void> => {
    if (asking || !client.isReady) return;
    asking = true;
    const silence = setTimeout(onSilence, patience);
    // An answer of any kind is a sign of life; a broken connection reports itself.
    await client.ping().catch(() => undefined);
    clearTimeout(silence);
    asking = false;
  };

  const timer = setInterval(() => void beat(), every);
  return () => {
    clearInterval(timer);
  };
}
