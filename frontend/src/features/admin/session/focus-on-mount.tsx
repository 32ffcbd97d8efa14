import { type ReactNode, useEffect, useRef } from 'react';

interface FocusOnMountProps {
  /** False for the screen the page opened with: the browser has put the focus where it belongs. */
  moveFocus: boolean;
  children: ReactNode;
}

/** A screen that took the place of another: the focus goes to its heading, not to nowhere. */
export function FocusOnMount({ moveFocus, children }: FocusOnMountProps) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moveFocus) screen.current?.querySelector('h1')?.focus();
  }, [moveFocus]);
  return <div ref={screen}>{children}</div>;
}
