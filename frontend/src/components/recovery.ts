import { slashless } from '@/seo/match-route';

/** Restores the saved nodes in an element. */
export type PutBack = (host: Element) => void;

/**
 * Saves an element's child nodes before React removes them. Restores the same nodes, so that typed values
 * are kept.
 */
export function keepMarkup(shown: Element): PutBack {
  // Without the comments that mark Suspense boundaries, so that React ignores these nodes.
  const nodes = [...shown.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
  const { activeElement, title } = document;
  return (host) => {
    host.replaceChildren(...nodes);
    document.title ||= title;
    for (const form of host.querySelectorAll('form')) {
      // From now on, the browser validates and submits it.
      form.noValidate = false;
      for (const control of form.elements) control.removeAttribute('disabled');
    }
    if (host.contains(activeElement)) {
      (activeElement as HTMLElement).focus({ preventScroll: true });
    }
  };
}

const routeInAddress = (): string => slashless(window.location.pathname);

/** The route in the address when the browser last began to leave. A link that calls a number also begins to. */
let leaving: string | undefined;
let postponed = false;

/**
 * Safari and Firefox cancel what a page is loading when the visitor opens another one. If that failure reloaded the page,
 * the other one would never open.
 */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => {
    leaving = routeInAddress();
  });
  // Someone has come back.
  window.addEventListener('pageshow', () => {
    leaving = undefined;
    if (postponed) reload();
  });
}

/** Loads the URL, or if the visitor is leaving, only once they come back. */
function reload(): void {
  postponed = routeInAddress() === leaving;
  if (!postponed) window.location.reload();
}

let shownRoute: string | undefined;
let navigated = false;

/** Called with the route of the rendered page. */
export function noteShown(route: string): void {
  navigated ||= shownRoute !== undefined && shownRoute !== route;
  shownRoute = route;
}

/**
 * Loads the URL if the document was loaded from a different one. This can't loop, because a loaded page keeps
 * its served markup.
 */
export function loadUnlessServed(): void {
  if (navigated) reload();
}

let headingOnly = false;

/** Called when a page's heading is displayed while its script is on its way, and when that ends. */
export function noteHeadingOnly(is: boolean): void {
  headingOnly = is;
}

/** False while another page is still displayed than the URL's, or only its heading. */
export function isShown(): boolean {
  return !headingOnly && (shownRoute === undefined || shownRoute === routeInAddress());
}

/** Loads the URL if another page is still displayed. */
export function loadUnlessShown(): void {
  if (!isShown()) reload();
}

let extras = 0;

/** Loads something that the page is fine without: `reloadOnce` does nothing if it fails. */
export async function loadExtra<Module>(load: () => Promise<Module>): Promise<Module> {
  extras += 1;
  try {
    return await load();
  } finally {
    extras -= 1;
  }
}

/**
 * After an update of the site, an old page can request a chunk that no longer exists. Reloading once gets the current
 * version.
 */
export function reloadOnce(): void {
  if (extras > 0) return;
  const [load] = performance.getEntriesByType('navigation');
  if (load?.type !== 'reload') reload();
}
