import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
