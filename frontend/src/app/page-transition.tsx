import { type ReactNode, useState, ViewTransition } from 'react';
import { useHydrated } from '@/components/hydration';
import { keepsWaiting } from './page-modules';

/** Whether visitors want less motion, by their device or by /reading-comfort/. */
const wantsStillness = (): boolean =>
  document.documentElement.dataset.comfort?.includes('still') === true ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

interface PageTransitionProps {
  id: string;
  children: ReactNode;
}

/**
 * Fades a page in after client-side navigation, unless the visitor has waited for it: taking the picture that fades
 * takes a slow phone 40 ms more. Give it the route as key.
 */
export function PageTransition({ id, children }: PageTransitionProps) {
  const hydrated = useHydrated();
  // Decided once for each page, because another element type would remount it.
  const [fades] = useState(() => hydrated && !keepsWaiting(id) && !wantsStillness());
  if (!fades) return children;
  return (
    <ViewTransition default="none" enter="auto">
      {/* One element, because each of the outermost ones is captured on its own. */}
      <div>{children}</div>
    </ViewTransition>
  );
}
