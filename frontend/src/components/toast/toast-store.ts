import { useSyncExternalStore } from 'react';

/** One toast at a time: a new one takes the place of the old. */
export interface ToastMessage {
  id: number;
  title: string;
  description: string;
  tone: 'success' | 'error';
  /** What was last chosen before; the toast most likely answers it. */
  used: EventTarget | null;
  open: boolean;
}

/** How long a dismissed toast stays in the store before it is removed. */
const REMOVE_DELAY_MS = 1_000_000;

let current: ToastMessage | undefined;
let lastId = 0;
let used: EventTarget | null = null;
const listeners = new Set<() => void>();

function set(next: ToastMessage | undefined) {
  current = next;
  for (const notify of listeners) notify();
}

/** An Enter in a field counts as a click on the button of its form. */
function noteUse({ target }: Event) {
  used = target;
}

export function showToast(toast: Pick<ToastMessage, 'title' | 'description' | 'tone'>): void {
  lastId += 1;
  set({ ...toast, id: lastId, used, open: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) set(undefined);
  }, REMOVE_DELAY_MS);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Before any handler of the page, and once however many listen.
  document.addEventListener('click', noteUse, true);
  return () => listeners.delete(listener);
}

/** The toast to show; none while prerendering. */
export function useToast(): ToastMessage | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
