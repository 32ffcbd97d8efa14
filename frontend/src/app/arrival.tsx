import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { slashless } from '@/registry/match-route';

const HASH_SCROLL_DELAY_MS = 100;

function scrollToHash(hash: string): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  // Smooth or not is the stylesheet's to say: it knows of reduced motion.
  target?.scrollIntoView();
  return target !== null;
}

/**
 * What a browser does when a page has loaded, done again for navigation without a load: a hash is
 * scrolled to, else the view starts at the top and the focus at the heading. On the first load
 * the hash is scrolled to once, after a moment that lets the layout settle.
 */
export function Arrival() {
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
      if (hash) setTimeout(() => scrollToHash(hash), HASH_SCROLL_DELAY_MS);
      return;
    }
    if (hash && scrollToHash(hash)) return;
    if (samePage) return;
    // Going back, the browser restores the place itself.
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route, hash, navigationType]);
  return null;
}
