/**
 * The window edge that is farther from the last used control, so that the toast doesn't cover it. A control
 * that was removed counts as being at the top.
 */
export function toastPosition(used: EventTarget | null): 'top' | 'bottom' {
  if (!(used instanceof Element)) return 'bottom';
  const { top, bottom } = used.getBoundingClientRect();
  return top + bottom > window.innerHeight ? 'top' : 'bottom';
}
