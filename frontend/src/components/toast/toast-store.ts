import { type ReactNode, useSyncExternalStore } from 'react';

/** One toast at a time. A new one replaces the old one. */
export interface ToastMessage {
  id: number;
  title: string;
  description: ReactNode;
  tone: 'success' | 'error';
  /** Screen readers hear the same from the page. */
  quiet?: boolean;
  /** The last clicked control, which most likely caused the toast. */
  trigger: EventTarget | null;
  open: boolean;
}

/** Milliseconds until a dismissed toast is removed from the store. */
const REMOVE_DELAY_MS = 1_000_000;

let current: ToastMessage | undefined;
let lastId = 0;
let trigger: EventTarget | null = null;
const listeners = new Set<() => void>();

function set(next: ToastMessage | undefined) {
  current = next;
  for (const notify of listeners) notify();
}

/** An Enter in a field counts as a click on the button of its form. */
function rememberTrigger({ target }: Event) {
  trigger = target;
}

export function showToast(
  toast: Pick<ToastMessage, 'title' | 'description' | 'tone' | 'quiet'>,
): void {
  lastId += 1;
  set({ ...toast, id: lastId, trigger, open: true });
}

/** By default, the one that's open. */
export function dismissToast(id = current?.id): void {
  if (!current?.open || current.id !== id) return;
  set({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) set(undefined);
  }, REMOVE_DELAY_MS);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // In the capture phase, before the page's handlers, and only once.
  document.addEventListener('click', rememberTrigger, true);
  return () => listeners.delete(listener);
}

/** The current toast, or undefined while prerendering. */
export const useToast = (): ToastMessage | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
