import { type WrittenField, writtenFields } from 'shared/contact-rules';

/**
 * What was typed, kept in this browser tab until it's sent: an accidental
 * reload loses nothing.
 */
const DRAFT_KEY = 'contact-draft';

function readDraft(): Partial<Record<WrittenField, unknown>> {
  try {
    return (JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '') ??
      {}) as object;
  } catch {
    return {};
  }
}

/**
 * Without the consent, which has to be given each time. Call it again for a
 * form that was sent and is empty.
 */
export function saveDraft(form: HTMLFormElement): void {
  try {
    const typed = Object.fromEntries(new FormData(form));
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(typed, writtenFields));
  } catch {
    // Without storage or space in it there's no draft, and the form still
    // works.
  }
}

/** Fills only empty fields: what was typed before hydration stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of writtenFields) {
    // Selects and text areas have all that's used here, too.
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    const value = draft[name];
    if (field?.value === '' && typeof value === 'string') field.value = value;
  }
}
