import { useSyncExternalStore } from 'react';
import { openStatus } from '@/content/open-status';

const MINUTE = 60_000;

let status: ReturnType<typeof openStatus> | undefined;
const signs = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Turns all signs, now and on every full minute while there are any. */
function turn() {
  const now = Date.now();
  const next = openStatus(new Date(now));
  timer = setTimeout(turn, MINUTE - (now % MINUTE));
  if (next.text === status?.text && next.today === status.today) return;
  status = next;
  for (const changed of signs) changed();
}

/** Safari has no requestIdleCallback. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 200);

function subscribe(changed: () => void) {
  signs.add(changed);
  if (signs.size === 1) {
    whenIdle(() => {
      if (signs.size > 0 && timer === undefined) turn();
    });
  }
  return () => {
    signs.delete(changed);
    if (signs.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Whether the practice is open now. Undefined until the browser is idle. */
export const useOpenStatus = () =>
  useSyncExternalStore(
    subscribe,
    () => status,
    () => undefined,
  );
