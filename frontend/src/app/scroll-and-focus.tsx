import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { slashless } from '@/seo/match-route';

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

/** Scrolls to the element of a hash, now or when it appears. The style sheet determines smooth scrolling. */
function scrollToHash(hash: string): void {
  const id = idIn(hash);
  if (!id) return;
  const scroll = () => {
    const target = document.getElementById(id);
    // Not all browsers expand each <details> around the target.
    for (let around: Element | null | undefined = target; around; around = around.parentElement) {
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
  setTimeout(() => {
    observer.disconnect();
  }, LATE_PART_LIMIT_MS);
}

/**
 * From now on, typeface.css uses the web font even if it loaded too late for the first page. The new page has it at once.
 * Header and footer get it when the page is painted, because a slow phone takes 30 ms to lay them out again.
 */
function applyWebFont(): void {
  document.querySelector('main')?.classList.add('navigated');
  requestAnimationFrame(() => {
    setTimeout(() => {
      document.documentElement.classList.add('navigated');
    });
  });
}

/**
 * Replicates a page load for client-side navigation: scrolls to the hash, or else to the top, and focuses
 * the heading. On the first load, scrolls to the hash once, after a delay that lets the layout settle.
 */
export function ScrollAndFocus() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const route = slashless(pathname);
  const currentUrl = useRef<string>(undefined);

  useLayoutEffect(() => {
    const first = currentUrl.current === undefined;
    const here = `${route}${hash}`;
    if (currentUrl.current === here) return;
    const samePage = currentUrl.current?.split('#')[0] === route;
    currentUrl.current = here;
    if (first) {
      if (hash) {
        setTimeout(() => {
          scrollToHash(hash);
        }, HASH_SCROLL_DELAY_MS);
      }
      return;
    }
    if (hash) {
      scrollToHash(hash);
      return;
    }
    if (samePage) return;
    // Not before scrolling to a hash, because that would move what's scrolled to.
    applyWebFont();
    // The browser restores the scroll position itself.
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route, hash, navigationType]);
  return null;
}
