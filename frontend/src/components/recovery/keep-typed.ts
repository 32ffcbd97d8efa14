import { isServed } from './displayed-page';

/** Selects and text areas have all that's read here, too. */
const fieldsIn = (part: ParentNode) =>
  part.querySelectorAll<HTMLInputElement>('input, select, textarea');

/**
 * An extension or a translator can change the served markup. Then React renders
 * that part again, with empty fields. This moves what was typed into the new
 * fields, along with the focus and the selection.
 */
export function keepTyped(root: HTMLElement): void {
  // A sign-in comes back after signing out, and mustn't have the password then.
  if (root.querySelector('[type=password]')) return;
  const served = new Set(fieldsIn(root));
  let focused: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target));
  root.addEventListener('focusout', ({ target }) => {
    // Chromium also dispatches it for an element that's being removed.
    queueMicrotask(() => {
      if (target === focused && (target as Element).isConnected) focused = null;
    });
  });
  const observer = new MutationObserver(() => {
    if (!isServed()) observer.disconnect();
    for (const field of served) {
      const next = document.getElementById(field.id) as HTMLInputElement | null;
      if (field.isConnected || !next) continue;
      served.delete(field);
      // A draft from earlier can be in it already.
      next.value = field.value || next.value;
      next.checked = field.checked;
      next.dispatchEvent(new Event('input', { bubbles: true }));
      if (field !== focused) continue;
      next.focus({ preventScroll: true });
      // Other types have no selection.
      if (typeof field.selectionStart === 'number')
        next.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Whether any field differs from what was served. */
export const hasTyped = (): boolean =>
  [...fieldsIn(document)].some(({ type, value, defaultValue }) =>
    type.startsWith('select') ? value : value !== defaultValue,
  );
