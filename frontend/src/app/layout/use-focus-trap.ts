import { useEffect, type RefObject } from 'react';

/** Keeps Tab inside the popover while it's open. */
export function useFocusTrap(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    function keepInside(event: KeyboardEvent) {
      if (event.key !== 'Tab' || !element?.matches(':popover-open')) return;
      const stops = element.querySelectorAll<HTMLElement>('a[href], button:not([disabled])');
      const leaving = event.shiftKey ? stops.item(0) : stops.item(stops.length - 1);
      if (document.activeElement !== leaving && element.contains(document.activeElement)) return;
      event.preventDefault();
      stops.item(event.shiftKey ? stops.length - 1 : 0).focus();
    }
    document.addEventListener('keydown', keepInside);
    return () => {
      document.removeEventListener('keydown', keepInside);
    };
  }, [container]);
}
