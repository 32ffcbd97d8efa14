import type { RedisClient } from './create-redis-client.ts';

const interval = 500;

/**
 * Looks at the unanswered PING, one each interval, before Redis counts as unavailable: 3.5 to 4
 * seconds of silence. Anything shorter is a Redis that's slow. Anything longer and an admin who
 * waits for a frozen one would wait more than the five seconds that design and tests allow.
 */
const maxUnanswered = 7;

/**
 * PINGs Redis and calls `onSilence` after {@link maxUnanswered} intervals without an answer.
 * The client's own socket timeout can't tell: every command written to a frozen server counts as
 * activity, so under traffic it never fires and the callers wait forever.
 * Intervals are counted and no clock is read, because an event loop that stood still for a minute
 * makes one interval of it: then it was this process that was silent, not Redis.
 * Returns the function that ends it.
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
      // An error is an answer too; a broken connection reports itself.
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
