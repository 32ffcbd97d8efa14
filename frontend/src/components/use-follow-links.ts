import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

/** The address of the site's own page that a plain click on this link leads to. */
function target(event: MouseEvent): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href');
  return link?.target === '' && href?.startsWith('/') ? href : undefined;
}

/** Lets the router follow the links of markup that React does not know from inside. */
export function useFollowLinks(): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    function follow(event: MouseEvent) {
      const address = target(event);
      if (!address) return;
      event.preventDefault();
      void navigate(address);
    }
    element.addEventListener('click', follow);
    return () => {
      element.removeEventListener('click', follow);
    };
  }, [navigate]);
  return container;
}
