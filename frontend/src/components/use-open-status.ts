import { useSyncExternalStore } from 'react';
import { openStatus, type OpenStatus } from '@/content/open-status';

let status: OpenStatus | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function update() {
  const now = Date.now();
  clearTimeout(timer);
  status = openStatus(now);
  timer = setTimeout(update, status.changesAt - now);
  for (const listener of listeners) listener();
}

/** Timers stop while a phone or a laptop sleeps. */
function updateAfterSleep() {
  if (status) update();
}

/** Compares with the clock, because the timer can be late. */
function current(): OpenStatus | undefined {
  const now = Date.now();
  if (status && now >= status.changesAt) {
    status = openStatus(now);
    // Rendering can't update other components.
    setTimeout(update);
  }
  return status;
}

/** Not needed for the page to work, so it waits until the browser has nothing else to do. */
function start() {
  for (const event of ['visibilitychange', 'focus', 'pageshow']) {
    window.addEventListener(event, updateAfterSleep);
  }
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(update);
  else setTimeout(update, 200);
}

let started = false;
function subscribe(listener: () => void) {
  if (!started) start();
  started = true;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the practice is open now. Undefined until an idle task after hydration. */
export function useOpenStatus(): OpenStatus | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
