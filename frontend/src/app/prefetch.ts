import { isCommitted } from '@/components/recovery/displayed-page';
import { matchRoute } from '@/seo/match-route';
import { forgetPage, loadPage } from './page-modules';

/**
 * Milliseconds that a link is in view before its page is loaded, so that
 * scrolling past it loads nothing.
 */
const dwell = 250;

/** What this page has loaded ahead. */
let used = { page: '', requests: 0, bytes: 0 };
const asked = new Set<string>();

/**
 * The id of the page that a link opens within the application, unless it's
 * loaded or this page.
 */
function pageBehind(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || link.target || link.hreflang)
    return undefined;
  const { id } = matchRoute(link.pathname);
  const isElsewhere = id !== matchRoute(window.location.pathname).id;
  return isElsewhere && id !== 'not-found' && !asked.has(id) ? id : undefined;
}

/** Resolves when the browser is idle. */
let idle = (): Promise<void> => Promise.resolve();

/** @returns whether it's loaded */
async function load(id: string): Promise<boolean> {
  if (await loadPage(id).settled) return true;
  // Someone who follows the link tries again, and sees what's wrong.
  asked.delete(id);
  forgetPage(id);
  return false;
}

/**
 * Starts to load the first page at once and each other one when the browser is
 * idle again: on a slow phone, every start takes long enough to delay a tap.
 * @returns false if one of them couldn't be loaded
 */
async function loadAll(ids: string[]): Promise<boolean> {
  for (const id of ids) asked.add(id);
  const { pathname } = window.location;
  const began = performance.now();
  const loads: Promise<boolean>[] = [];
  for (const id of ids) {
    if (loads.length > 0) await idle();
    loads.push(load(id));
  }
  const loaded = await Promise.all(loads);
  if (used.page !== pathname) used = { page: pathname, requests: 0, bytes: 0 };
  for (const entry of performance.getEntriesByType('resource')) {
    const { startTime, transferSize } = entry;
    // Nothing was transferred of what the cache had.
    if (startTime < began || transferSize === 0) continue;
    used.requests += 1;
    used.bytes += transferSize;
  }
  return loaded.every(Boolean);
}

/**
 * How many more pages there's room for. One page may spend 6 requests and
 * 30,000 bytes on the pages behind its links. It's known only afterward what a
 * page took: at most 3 requests and 20,000 bytes, and all but contact a tenth
 * of that.
 */
function room(): number {
  if (used.page !== window.location.pathname) return 2;
  return used.requests <= 6 - 3 && used.bytes <= 30_000 - 20_000 ? 1 : 0;
}

/** Links in view, in the order of the page. */
const inView = new Set<HTMLAnchorElement>();
let working = false;

/**
 * Loads the pages behind links in view: at first two at once, then one by one.
 */
async function loadInView(): Promise<void> {
  if (working) return;
  working = true;
  for (;;) {
    await idle();
    // The page that someone is opening comes first. When it's displayed, its
    // links are observed.
    if (!isCommitted()) break;
    const ids = new Set(
      [...inView].map(pageBehind).filter((id) => id !== undefined),
    );
    const next = [...ids].slice(0, room());
    // Without a connection, not again and again.
    if (next.length === 0 || !(await loadAll(next))) break;
  }
  working = false;
}

/**
 * Links that are in view when the application starts have been there for a
 * while.
 */
let dwelled = false;

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const link = target as HTMLAnchorElement;
    if (isIntersecting) inView.add(link);
    else inView.delete(link);
  }
  setTimeout(() => void loadInView(), dwelled ? dwell : 0);
  dwelled = true;
});

/** Links come and go with pages, menus and parts that load late. */
function observeLinks(): void {
  for (const link of inView) if (!link.isConnected) inView.delete(link);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[href^="/"]',
  )) {
    observer.observe(link);
  }
}

/** @param always also without room, because the visitor is about to open it */
const loadTouched =
  (always: boolean) =>
  ({ target }: Event): void => {
    const link = (target as Element).closest('a');
    const id = link ? pageBehind(link) : undefined;
    if (id !== undefined && (always || room() > 0)) void loadAll([id]);
  };

/**
 * Loads pages before someone opens them: at once when their link is touched,
 * pointed at or focused, and those behind links in view one by one, while the
 * browser is idle.
 */
export function prefetchPages(whenIdle: (run: () => void) => void): void {
  idle = () => new Promise(whenIdle);
  // Tests and the benchmark count the requests from here on apart.
  performance.mark('prefetch');
  document.addEventListener('pointerover', loadTouched(false), {
    passive: true,
  });
  document.addEventListener('focusin', loadTouched(false));
  document.addEventListener('touchstart', loadTouched(true), { passive: true });
  let pending = false;
  new MutationObserver(() => {
    if (pending) return;
    pending = true;
    void idle().then(() => {
      pending = false;
      observeLinks();
    });
  }).observe(document.body, { childList: true, subtree: true });
  observeLinks();
}
