import { type ReactNode, useEffect, useRef } from 'react';

interface FocusOnMountProps {
  /** False for the page's first screen: the browser has already set the focus. */
  moveFocus: boolean;
  children: ReactNode;
}

/** Moves the focus to the heading of a screen that replaced another; otherwise it would be lost. */
export function FocusOnMount({ moveFocus, children }: FocusOnMountProps) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moveFocus) screen.current?.querySelector('h1')?.focus();
  }, [moveFocus]);
  return <div ref={screen}>{children}</div>;
}
