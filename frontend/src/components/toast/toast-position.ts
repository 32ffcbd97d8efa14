/**
 * The edge of the window farther from what was last used, so that what opens there leaves it free.
 * What has left the page meanwhile counts as high up.
 */
export function toastPosition(used: EventTarget | null): 'top' | 'bottom' {
  if (!(used instanceof Element)) return 'bottom';
  const { top, bottom } = used.getBoundingClientRect();
  return top + bottom > window.innerHeight ? 'top' : 'bottom';
}
