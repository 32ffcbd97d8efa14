import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'bullmq';

/** Milliseconds without another try after Redis has refused one. */
const rest = 2000;

/**
 * Lets a worker pause after an error: one that Redis refuses, being full or read-only, it would
 * repeat at once, thousands of times a second.
 */
export function restAfterErrors(worker: Worker): void {
  let resting = false;
  worker.on('error', () => {
    if (resting || worker.closing) return;
    resting = true;
    void pause(worker).finally(() => {
      resting = false;
    });
  });
}

async function pause(worker: Worker): Promise<void> {
  await worker.pause(true);
  await setTimeout(rest, undefined, { ref: false });
  if (!worker.closing) await worker.resume();
}
