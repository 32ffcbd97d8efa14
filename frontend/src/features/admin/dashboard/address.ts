import { type MouseEvent, startTransition, useEffect, useState } from 'react';

/**
 * `?section=pages&show=indexed`. Relative, so that it keeps the path as it was
 * entered, with or without a slash.
 */
export const addressOf = (
  section: string,
  more: Readonly<Record<string, string>> = {},
): string => `?${new URLSearchParams({ section, ...more }).toString()}`;

/** Dispatches the same event as back and forward. */
function change(method: 'pushState' | 'replaceState', address: string): void {
  window.history[method](null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Opens links to sections without loading the page again. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const modified =
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (
    !link?.getAttribute('href')?.startsWith('?') ||
    event.button !== 0 ||
    modified
  )
    return;
  event.preventDefault();
  change(
    link.href === window.location.href ? 'replaceState' : 'pushState',
    link.href,
  );
}

/**
 * The parameters of the dashboard's address: the section, and what its list is
 * searched, filtered and sorted by.
 */
export function useAddress() {
  const [search, setSearch] = useState(
    import.meta.env.SSR ? '' : window.location.search,
  );
  useEffect(() => {
    // In a transition, because a key or a tap mustn't wait for the rows of a
    // list.
    const follow = () =>
      startTransition(() => setSearch(window.location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const parameters = new URLSearchParams(search);
  return {
    get: (name: string) => parameters.get(name) ?? '',
    /** Changes a parameter without a new entry in the history. */
    replace: (name: string, value: string) => {
      const changed = new URLSearchParams(window.location.search);
      if (value) changed.set(name, value);
      else changed.delete(name);
      change('replaceState', `?${changed.toString()}`);
    },
  };
}
