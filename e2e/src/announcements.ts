declare global {
  interface Window {
    announcers: Set<Element>;
  }
}

/**
 * Notes which live regions say a text from now on, however short. Runs in the
 * page.
 */
export function noteAnnouncements(text: string): void {
  window.announcers = new Set();
  const note = () => {
    const live = '[role="status"], [role="alert"], [aria-live]';
    for (const region of document.querySelectorAll(live)) {
      const isSilent = region.getAttribute('aria-live') === 'off';
      if (!isSilent && region.textContent.includes(text))
        window.announcers.add(region);
    }
  };
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document, changes);
}

/** How many live regions have said it. Runs in the page. */
export const countAnnouncements = (): number => window.announcers.size;
