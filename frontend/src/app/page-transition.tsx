import {
  type ReactNode,
  useLayoutEffect,
  useState,
  ViewTransition,
} from 'react';

/**
 * Milliseconds for rendering the first page. A phone four times slower than a
 * laptop takes 15 to 40, the laptop 4 to 10.
 */
const quick = 12;

/** How long the first page took to render in this browser, in milliseconds. */
let firstRender = Infinity;

/**
 * Whether visitors want less motion, by their device or by /reading-comfort/.
 */
const wantsStillness = (): boolean =>
  document.documentElement.dataset.comfort?.includes('still') === true ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades a page in after client-side navigation. Not on a slow phone, where
 * capturing the images to fade takes almost as long as the page itself. Give it
 * the route as key.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const [began] = useState(() => performance.now());
  useLayoutEffect(() => {
    if (firstRender === Infinity) firstRender = performance.now() - began;
  }, [began]);
  // Decided once for each page, because another element type would remount it.
  const [fades] = useState(() => firstRender <= quick && !wantsStillness());
  if (!fades) return children;
  return (
    <ViewTransition default="none" enter="auto">
      {/* One element, because each of the outermost ones is captured on its own. */}
      <div>{children}</div>
    </ViewTransition>
  );
}
