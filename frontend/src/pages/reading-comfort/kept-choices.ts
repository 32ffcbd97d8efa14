import { useSyncExternalStore } from 'react';
import { storageKey } from './choices';

const root = () => document.documentElement;

/** Also changes when another tab does: then the first script changes the attribute. */
function subscribe(update: () => void) {
  const observer = new MutationObserver(update);
  observer.observe(root(), { attributeFilter: ['data-comfort'] });
  return () => {
    observer.disconnect();
  };
}

/** The words that apply to this page, none while prerendering and during hydration. */
export function useWords(): string {
  return useSyncExternalStore(
    subscribe,
    () => root().dataset.comfort ?? '',
    () => '',
  );
}

/** Applies the words to this page and keeps them. False if this browser blocks storage. */
export function keepWords(words: string): boolean {
  root().dataset.comfort = words;
  try {
    if (words) localStorage.setItem(storageKey, words);
    else localStorage.removeItem(storageKey);
    return true;
  } catch {
    return false;
  }
}
