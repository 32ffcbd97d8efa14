import { isServerReachable } from './connection';
import {
  hasFailed,
  isCommitted,
  isServed,
  pageFailed,
  routeInAddress,
} from './displayed-page';
import { hasTyped } from './keep-typed';

/**
 * The route in the address at the last `beforeunload`. A link that calls a
 * number causes that event, too.
 */
let unloading: string | undefined;

/**
 * Loads the page in the address from the server, because React can't show it.
 * Without an answer, the browser's error page would replace what's displayed,
 * so this waits for the connection. If the visitor is leaving, it waits until
 * they come back: Safari and Firefox cancel what a page is loading when the
 * visitor opens another one, which would never open.
 *
 * @returns whether the server is reachable
 */
export async function loadDocument(): Promise<boolean> {
  pageFailed();
  const isReachable = await isServerReachable();
  // In the meantime, the visitor can have opened another page.
  if (isReachable && !isCommitted() && unloading !== routeInAddress())
    window.location.reload();
  return isReachable;
}

function retry(): void {
  if (hasFailed()) void loadDocument();
}

/**
 * Called when React has failed. A page that was displayed stays as it was,
 * because its markup is kept. If React rendered it, the server's is more
 * complete, unless someone has typed.
 *
 * @returns whether the page in the address waits for a connection
 */
export async function recover(): Promise<boolean> {
  if (isCommitted() && (isServed() || hasTyped())) return false;
  return !(await loadDocument());
}

/**
 * Watches for what React doesn't report, and for when the document can be
 * loaded.
 */
export function watchDocument(): void {
  // After an error during a commit, the URL has changed but the page hasn't. In
  // a view transition, such an error is a rejected promise.
  for (const event of ['error', 'unhandledrejection']) {
    window.addEventListener(event, () => {
      if (!isCommitted()) void loadDocument();
    });
  }
  window.addEventListener('beforeunload', () => {
    unloading = routeInAddress();
  });
  window.addEventListener('pageshow', () => {
    unloading = undefined;
    retry();
  });
  window.addEventListener('online', retry);
}
