import type { RedisClient } from './create-redis-client.ts';

const interval = 500;

/**
 * Intervals without a reply to PING until Redis counts as unavailable, 3.5 to 4 seconds. Shorter would
 * hit a slow Redis. Longer would exceed the five seconds that an admin may wait for a frozen one.
 */
const maxUnanswered = 7;

/**
 * PINGs Redis and calls `onSilence` after {@link maxUnanswered} intervals without a reply. The client's
 * socket timeout isn't enough: commands written to a frozen server count as activity, so under traffic
 * it never fires. Counts intervals instead of time, because a blocked event loop must not look like a
 * silent Redis. Returns a function that stops it.
 */
export function startHeartbeat(client: RedisClient, onSilence: () => void): () => void {
  let waiting = false;
  let unanswered = 0;

  const beat = (): void => {
    if (waiting) {
      unanswered += 1;
      if (unanswered === maxUnanswered) onSilence();
    } else if (client.isReady) {
      waiting = true;
      unanswered = 0;
      // An error is a reply too. A broken connection reports itself.
      const answered = () => {
        waiting = false;
      };
      client.ping().then(answered, answered);
    }
  };

  const timer = setInterval(beat, interval);
  return () => {
    clearInterval(timer);
  };
}
