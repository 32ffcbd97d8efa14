import { slashless } from '@/seo/pathnames';

export const routeInAddress = (): string => slashless(window.location.pathname);

/**
 * Which page the window shows:
 * - `served`: the document's own, before and after hydration
 * - `committed`: one that React rendered after client-side navigation
 * - `failed`: not the one in the address, whose script or rendering failed. What
 *   was there before stays until the document is loaded.
 */
let state: 'served' | 'committed' | 'failed' = 'served';

/** The route of the page that was served or committed last. */
let route = import.meta.env.SSR ? '' : routeInAddress();

/** Called when React has committed a page, not just its heading. */
export function pageCommitted(committed: string): void {
  if (state === 'failed' || committed !== route) state = 'committed';
  route = committed;
}

/**
 * False while another page is displayed than the one in the address, or only
 * its heading.
 */
export const isCommitted = (): boolean =>
  state !== 'failed' && route === routeInAddress();

/** False once React has rendered another page, or failed to. */
export const isServed = (): boolean => state === 'served';

export const hasFailed = (): boolean => state === 'failed';

/** Called when React can't show the page in the address. */
export function pageFailed(): void {
  state = 'failed';
}
