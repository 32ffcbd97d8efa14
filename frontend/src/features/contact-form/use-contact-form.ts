import { useRef, useState, type SubmitEvent } from 'react';
import { showToast } from '@/ui/toast/toast-store';
import { readForm } from './contact-message';
import { newIdempotencyKey } from './idempotency-key';
import { sendMessage } from './send-message';
import { validate, type FieldErrors } from './validate';

export type Outcome = { sent: true; text: string } | { sent: false; text: string };

/** idle → submitting → idle. Success clears the form, failure keeps it; both leave an outcome to read. */
export function useContactForm() {
  const [submitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const key = useRef<string>(undefined);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const message = readForm(form);
    const found = validate(message);
    setErrors(found);
    setOutcome(undefined);
    if (Object.keys(found).length > 0) return;

    setSubmitting(true);
    key.current ??= newIdempotencyKey();
    const result = await sendMessage(message, key.current);
    setSubmitting(false);
    if (result.ok) {
      form.reset();
      key.current = undefined;
      setOutcome({ sent: true, text: result.message });
      showToast({ title: 'Message Sent!', description: result.message, tone: 'success' });
      return;
    }
    setErrors(result.fields);
    setOutcome({ sent: false, text: result.error });
    showToast({ title: 'Error', description: result.error, tone: 'error' });
  }

  /** An edited message is another message: a repeat of the first must not swallow it. */
  function edited() {
    key.current = undefined;
  }

  return { submitting, errors, outcome, submit, edited };
}
