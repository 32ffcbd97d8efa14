import { VisuallyHidden } from '@/components/visually-hidden';

/** A name that bots like and no profile of a browser or password manager has. */
const name = 'comments';

/** People don't see, hear or reach it, so what's in it was filled in by a bot. */
export function Honeypot() {
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        Comments (leave this empty)
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          // 1Password, Bitwarden, Dashlane, LastPass and Proton Pass leave such a field alone.
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
          data-protonpass-ignore="true"
        />
      </label>
    </VisuallyHidden>
  );
}

/** What a bot wrote into it. What the browser itself filled in doesn't count. */
export function readHoneypot(form: HTMLFormElement): { comments?: string } {
  const field = form.elements.namedItem(name);
  // :is() skips the pseudo-class that a browser doesn't know; alone it would throw.
  const filledByBot =
    field instanceof HTMLInputElement &&
    field.value.trim() !== '' &&
    !field.matches(':is(:autofill, :-webkit-autofill)');
  return filledByBot ? { comments: field.value } : {};
}
