import { VisuallyHidden } from '@/components/visually-hidden';
import { t } from 'shared/t';

/**
 * A name that attracts bots, but that browsers and password managers don't fill
 * in.
 */
const name = 'comments';

/** People can't see, hear or reach it, so only a bot fills it in. */
export const Honeypot = () => (
  <VisuallyHidden>
    <label aria-hidden="true">
      {t('Comments (leave this empty)')}
      <input
        type="text"
        name={name}
        tabIndex={-1}
        autoComplete="off"
        // 1Password, Bitwarden, Dashlane, LastPass and Proton Pass leave such a
        // field alone.
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
        data-protonpass-ignore="true"
      />
    </label>
  </VisuallyHidden>
);

/** A bot's input; autofill by the browser doesn't count. */
export function readHoneypot(form: HTMLFormElement): { comments?: string } {
  const field = form.elements.namedItem(name);
  // :is() skips the pseudo-class that a browser doesn't know; alone it would
  // throw.
  const filledByBot =
    field instanceof HTMLInputElement &&
    field.value.trim() !== '' &&
    !field.matches(':is(:autofill, :-webkit-autofill)');
  return filledByBot ? { comments: field.value } : {};
}
