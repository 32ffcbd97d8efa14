import { type WrittenField, writtenFields } from '@/content/contact-rules';

/** What was typed, kept in this browser tab until it is sent: a reload by accident loses nothing. */
const DRAFT_KEY = 'contact-draft';

/** Without the consent, which is given again each time. */
type Draft = Partial<Record<WrittenField, string>>;

function control(form: HTMLFormElement, name: string) {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
    ? element
    : undefined;
}

/** Browsers that forbid storage still send the form; it only has no draft there. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function readDraft(): Draft {
  try {
    const parsed: unknown = JSON.parse(storage()?.getItem(DRAFT_KEY) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

export function saveDraft(form: HTMLFormElement): void {
  const draft: Draft = {};
  for (const name of writtenFields) {
    const value = control(form, name)?.value;
    if (value) draft[name] = value;
  }
  try {
    storage()?.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // A full storage costs the draft, never the typing.
  }
}

/** Fills the fields that are still empty: what was typed before the application ran stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of writtenFields) {
    const field = control(form, name);
    const value = draft[name];
    if (field?.value === '' && typeof value === 'string') field.value = value;
  }
}

export function clearDraft(): void {
  storage()?.removeItem(DRAFT_KEY);
}
