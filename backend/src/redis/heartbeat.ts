import type { RedisClient } from './create-redis-client.ts';

const interval = 200;

/**
 * Intervals without a reply to PING until Redis counts as unavailable, 1.2 to
 * 1.4 seconds. Shorter would hit a slow Redis. Longer would exceed the two
 * seconds that an admin may wait for a frozen one.
 */
const maxUnanswered = 6;

/**
 * PINGs Redis over a connection of its own and calls `onSilence` after {@link
 * maxUnanswered} intervals without a reply. The client's socket timeout isn't
 * enough: commands written to a frozen server count as activity, so under
 * traffic it never fires. Counts intervals instead of time, because a blocked
 * event loop must not look like a silent Redis. Returns a function that stops
 * it.
 */
export function startHeartbeat(
  client: RedisClient,
  heartbeat: RedisClient,
  onSilence: () => void,
): () => void {
  let waiting = false;
  let unanswered = 0;

  const beat = (): void => {
    // If Redis freezes while the heartbeat is away, the client still looks
    // connected.
    if (waiting || (client.isReady && !heartbeat.isReady)) {
      unanswered += 1;
      if (unanswered < maxUnanswered) return;
      // Start over, because Redis can freeze again before the next reply.
      unanswered = 0;
      onSilence();
      return;
    }
    unanswered = 0;
    if (!heartbeat.isReady) return;
    waiting = true;
    // An error is a reply too. A broken connection reports itself.
    const answered = () => {
      waiting = false;
    };
    heartbeat.ping().then(answered, answered);
  };

  const timer = setInterval(beat, interval);
  return () => clearInterval(timer);
}
