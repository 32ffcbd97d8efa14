import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'bullmq';

/** Milliseconds without another try after Redis has refused one. */
const backoff = 2000;

/**
 * Lets a worker pause after an error: one that Redis refuses, being full or read-only, it would
 * repeat at once, thousands of times a second.
 */
export function backOffAfterErrors(worker: Worker): void {
  let pausing = false;
  worker.on('error', () => {
    if (pausing || worker.closing) return;
    pausing = true;
    void pause(worker).finally(() => {
      pausing = false;
    });
  });
}

async function pause(worker: Worker): Promise<void> {
  await worker.pause(true);
  await setTimeout(backoff, undefined, { ref: false });
  if (!worker.closing) await worker.resume();
}
