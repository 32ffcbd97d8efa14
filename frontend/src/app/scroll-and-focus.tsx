import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { slashless } from '@/seo/pathnames';

const HASH_SCROLL_DELAY_MS = 100;

/** Parts in separate chunks render after their page. */
const LATE_PART_LIMIT_MS = 3000;

/** The id in a hash, or undefined if the hash is malformed. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Late parts no longer scroll the page once the visitor does something. */
function disconnectInTime(observer: MutationObserver | ResizeObserver): void {
  const stop = () => observer.disconnect();
  setTimeout(stop, LATE_PART_LIMIT_MS);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, stop, { once: true, passive: true });
  }
}

/**
 * Scrolls to the element of a hash, now or when it appears. The style sheet
 * determines smooth scrolling.
 */
function scrollToHash(hash: string): void {
  const id = idIn(hash);
  if (!id) return;
  const scroll = () => {
    const target = document.getElementById(id);
    // Not all browsers expand each <details> around the target.
    for (
      let around: Element | null | undefined = target;
      around;
      around = around.parentElement
    ) {
      if (around.localName === 'details') around.setAttribute('open', '');
    }
    target?.scrollIntoView();
    return target !== null;
  };
  if (scroll()) return;
  const observer = new MutationObserver(() => {
    if (scroll()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  disconnectInTime(observer);
}

/**
 * How far the window still has to scroll for a hash. If its element isn't there
 * yet, the browser stays at the top.
 */
function distanceTo(hash: string): number {
  const target = document.getElementById(idIn(hash));
  if (!target?.getClientRects().length)
    return window.scrollY === 0 ? 0 : Infinity;
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const rest =
    target.getBoundingClientRect().top - parseFloat(scrollPaddingTop);
  return Math.abs(
    Math.max(
      -scrollTop,
      Math.min(rest, scrollHeight - clientHeight - scrollTop),
    ),
  );
}

/**
 * Scrolls to the hash after a delay that lets the layout settle. Until
 * hydration, the browser does that itself, and then the visitor scrolls: if the
 * window isn't there or getting nearer, that's where they want it.
 */
function scrollOnArrival(hash: string): void {
  // Otherwise the browser restores where the page was scrolled to.
  const [load] = performance.getEntriesByType('navigation');
  if (load?.type !== 'navigate') return;
  const before = distanceTo(hash);
  setTimeout(() => {
    const distance = distanceTo(hash);
    if (distance < 2 || distance < before || movedByLayout())
      scrollToHash(hash);
  }, HASH_SCROLL_DELAY_MS);
}

/**
 * Whether only a late font or picture can have moved what the browser had
 * scrolled to: Safari has no scroll anchoring.
 */
const movedByLayout = (): boolean =>
  !CSS.supports('overflow-anchor', 'auto') &&
  !performance.getEntriesByName('input')[0];

/** Where each history entry was scrolled to. */
const positions = new Map<string, number>();

/**
 * Scrolls to where an earlier page was. The browser does that once, when
 * sections in separate chunks are still missing, so this does it again whenever
 * the page gets longer, until the visitor does something.
 */
function restoreScroll(top: number): void {
  const observer = new ResizeObserver(() =>
    window.scrollTo({ top, behavior: 'instant' }),
  );
  observer.observe(document.body);
  disconnectInTime(observer);
}

/**
 * Whether the browser restores the scroll position: for all but new entries,
 * which it adds for a hash.
 */
function isRestored(navigationType: NavigationType): boolean {
  if (navigationType !== NavigationType.Pop) return false;
  if (window.history.state !== null) return true;
  // What React Router takes for no state. From now on, it's not a new entry.
  window.history.replaceState({ idx: null }, '');
  return false;
}

/**
 * From now on, typeface.css uses the web font even if it loaded too late for
 * the first page. The new page has it at once. Header and footer get it when
 * the page is painted, because a slow phone takes 30 ms to lay them out again.
 */
function applyWebFont(): void {
  document.querySelector('main')?.classList.add('navigated');
  requestAnimationFrame(() =>
    setTimeout(() => document.documentElement.classList.add('navigated')),
  );
}

/**
 * Replicates a page load for client-side navigation: scrolls to the hash, or
 * else to the top, and focuses the heading. On the first load, scrolls to the
 * hash once.
 */
export function ScrollAndFocus() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const route = slashless(pathname);
  const currentUrl = useRef<string>(undefined);
  const currentEntry = useRef('');

  useEffect(() => {
    function notePosition() {
      positions.set(currentEntry.current, window.scrollY);
    }
    window.addEventListener('scroll', notePosition, { passive: true });
    return () => window.removeEventListener('scroll', notePosition);
  }, []);

  useLayoutEffect(() => {
    const before = currentUrl.current;
    const here = `${route}${hash}`;
    // The browser's own entries share a key.
    currentEntry.current = `${key} ${here}`;
    if (before === here) {
      // The same link once more.
      if (hash && navigationType !== NavigationType.Pop) scrollToHash(hash);
      return;
    }
    currentUrl.current = here;
    if (before === undefined) {
      positions.set(currentEntry.current, window.scrollY);
      if (hash) scrollOnArrival(hash);
      return;
    }
    const restored = isRestored(navigationType);
    if (hash && !restored) {
      scrollToHash(hash);
      return;
    }
    if (before.split('#')[0] === route) return;
    // Not before scrolling to a hash, because that would move what's scrolled
    // to.
    applyWebFont();
    const top = positions.get(currentEntry.current);
    if (!restored) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (top !== undefined) restoreScroll(top);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route, hash, key, navigationType]);
  return null;
}
