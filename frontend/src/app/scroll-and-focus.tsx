import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { slashless } from '@/seo/match-route';

const HASH_SCROLL_DELAY_MS = 100;

/** Parts that come with a chunk of their own appear a moment after their page. */
const LATE_PART_LIMIT_MS = 3000;

/** The id that a hash names; any text can follow a `#`, so one that can't be decoded names none. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Scrolls to the element of a hash, now or when it appears; smoothly where the style sheet says so. */
function scrollToHash(hash: string): void {
  const id = idIn(hash);
  if (!id) return;
  const scroll = () => {
    const target = document.getElementById(id);
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
 * What a browser does when a page has loaded, done again for navigation without a load: a hash is
 * scrolled to, else the view starts at the top and the focus at the heading. On the first load
 * the hash is scrolled to once, after a moment that lets the layout settle.
 */
export function ScrollAndFocus() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const route = slashless(pathname);
  const arrived = useRef<string>(undefined);

  useEffect(() => {
    const first = arrived.current === undefined;
    const here = `${route}${hash}`;
    if (arrived.current === here) return;
    const samePage = arrived.current?.split('#')[0] === route;
    arrived.current = here;
    if (first) {
      if (hash) {
        setTimeout(() => {
          scrollToHash(hash);
        }, HASH_SCROLL_DELAY_MS);
      }
      return;
    }
    // From here on typeface.css sets the text in the typeface that came too late for the first page.
    document.documentElement.classList.add('arrived');
    if (hash) {
      scrollToHash(hash);
      return;
    }
    if (samePage) return;
    // Going back, the browser restores the place itself.
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route, hash, navigationType]);
  return null;
}
