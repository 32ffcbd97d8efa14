/** Restores the saved nodes in an element. */
export type RestoreMarkup = (host: Element) => void;

/**
 * Saves an element's child nodes before React removes them. Restores the same
 * nodes, so that typed values are kept.
 */
export function keepMarkup(shown: Element): RestoreMarkup {
  // Without the comments that mark Suspense boundaries, so that React ignores
  // these nodes.
  const nodes = [...shown.childNodes].filter(
    ({ nodeType }) => nodeType !== Node.COMMENT_NODE,
  );
  const { activeElement, title } = document;
  return (host) => {
    host.replaceChildren(...nodes);
    document.title ||= title;
    for (const form of host.querySelectorAll('form')) {
      // From now on, the browser validates and submits it.
      form.noValidate = false;
      for (const control of form.elements) control.removeAttribute('disabled');
    }
    if (host.contains(activeElement))
      (activeElement as HTMLElement).focus({ preventScroll: true });
  };
}
