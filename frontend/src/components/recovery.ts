import { slashless } from '@/seo/match-route';

/** Puts what was kept into an element. */
export type PutBack = (host: Element) => void;

/**
 * Holds on to what an element shows until React has removed it. What is put back are the same nodes, so
 * that what was typed into them is still there.
 */
export function keepMarkup(shown: Element): PutBack {
  // Without the comments that React finds its Suspense boundaries by: to React these nodes are strangers.
  const nodes = [...shown.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
  const { activeElement, title } = document;
  return (host) => {
    host.replaceChildren(...nodes);
    document.title ||= title;
    for (const form of host.querySelectorAll('form')) {
      // The browser validates and sends it from here on.
      form.noValidate = false;
      for (const control of form.elements) control.removeAttribute('disabled');
    }
    if (host.contains(activeElement)) {
      (activeElement as HTMLElement).focus({ preventScroll: true });
    }
  };
}

let shownRoute: string | undefined;
let navigated = false;

/** Called with the route of the page that React has put on the screen. */
export function noteShown(route: string): void {
  navigated ||= shownRoute !== undefined && shownRoute !== route;
  shownRoute = route;
}

/**
 * Loads the address if this document was loaded from another one. It can't loop: once loaded, a page has
 * its served markup, which is kept.
 */
export function loadUnlessServed(): void {
  if (navigated) window.location.reload();
}

/** Loads the address if another page is still on the screen. */
export function loadUnlessShown(): void {
  if (shownRoute !== undefined && shownRoute !== slashless(window.location.pathname)) {
    window.location.reload();
  }
}
