import { type ReactNode, useState, ViewTransition } from 'react';
import { useHydrated } from '@/components/hydration';

/** Whether visitors want less motion, by their device or by /reading-comfort/. */
const wantsStillness = (): boolean =>
  document.documentElement.dataset.comfort?.includes('still') === true ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fades a page in after client-side navigation. Give it the route as key. */
export function PageTransition({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  // Decided once for each page, because another element type would remount it.
  const [fades] = useState(() => hydrated && !wantsStillness());
  if (!fades) return children;
  return (
    <ViewTransition default="none" enter="auto">
      {/* One element, because each of the outermost ones is captured on its own. */}
      <div>{children}</div>
    </ViewTransition>
  );
}
