import { type WrittenField, writtenFields } from 'shared/contact-rules';

/** What was typed, kept in this browser tab until it's sent: an accidental reload loses nothing. */
const DRAFT_KEY = 'contact-draft';

/** Excludes the consent, which has to be given each time. */
type Draft = Partial<Record<WrittenField, string>>;

function control(form: HTMLFormElement, name: string) {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
    ? element
    : undefined;
}

/** Browsers that block storage still send the form, without a draft. */
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
    // Without space there's no draft, and the form still works.
  }
}

/** Fills only empty fields: what was typed before hydration stays. */
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
