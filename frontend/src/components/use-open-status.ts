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

/** Timers stop while a phone sleeps. */
function updateWhenShown() {
  if (!document.hidden && status) update();
}

/** Not needed for the page to work, so it waits until the browser has nothing else to do. */
function start() {
  document.addEventListener('visibilitychange', updateWhenShown);
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
  return useSyncExternalStore(
    subscribe,
    () => status,
    () => undefined,
  );
}
