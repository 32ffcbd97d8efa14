import { useSyncExternalStore } from 'react';

/** One toast at a time: a new one takes the place of the old. */
export interface ToastMessage {
  id: number;
  title: string;
  description: string;
  tone: 'success' | 'error';
  open: boolean;
}

/** How long a dismissed toast stays in the store before it is removed. */
const REMOVE_DELAY_MS = 1_000_000;

let current: ToastMessage | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ToastMessage | undefined) {
  current = next;
  for (const notify of listeners) notify();
}

export function showToast(toast: Pick<ToastMessage, 'title' | 'description' | 'tone'>): void {
  lastId += 1;
  set({ ...toast, id: lastId, open: true });
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
