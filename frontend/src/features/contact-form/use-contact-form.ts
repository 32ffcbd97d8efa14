import {
  type ReactNode,
  type RefObject,
  startTransition,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '@/components/hydration';
import { isServerReachable } from '@/components/recovery/connection';
import { dismissToast, showToast } from '@/components/toast/toast-store';
import { urgentSubject } from 'shared/contact-rules';
import { pageLanguage } from '@/seo/languages';
import { t } from 'shared/t';
import { restoreDraft, saveDraft } from './draft';
import { readHoneypot } from './honeypot';
import {
  type ContactMessage,
  type FieldErrors,
  readForm,
  validate,
} from './message';
import { withPhoneLink } from './phone-in-text';
import { newIdempotencyKey, sendMessage } from './send-message';

export interface Outcome {
  sent: boolean;
  /** Whether the message had the urgent subject. */
  urgent: boolean;
  /** The first name in the message. */
  name: string;
  text: ReactNode;
}

const isUrgent = (form: HTMLFormElement) =>
  readForm(form).subject === urgentSubject;

const withoutField = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/**
 * idle → submitting → idle. Success clears the form, failure keeps it; both set
 * an outcome.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  const lastUnloaded = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [urgent, setUrgent] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  // Layout effects, because others run after the form is shown, when someone
  // may be typing already.
  useLayoutEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    // A draft, or the browser's own restoring, sets values without an event, so
    // dispatch one.
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  const openFor = useOpenFor(form);

  /** An edited message is a new message: it needs a new key. */
  function edited({ target }: { target: EventTarget }) {
    if (!form.current) return;
    key.current = undefined;
    setUrgent(isUrgent(form.current));
    saveDraft(form.current);
    const { name } = target as HTMLInputElement;
    if (name in errors && !(name in validate(readForm(form.current))))
      setErrors(withoutField(errors, name));
  }

  function conclude(
    sent: boolean,
    answer: string,
    { firstName, subject }: ContactMessage,
  ) {
    const text = withPhoneLink(answer);
    setOutcome({
      sent,
      urgent: subject === urgentSubject,
      name: firstName,
      text,
    });
    showToast({
      title: sent ? t('Message Sent!') : t('Error'),
      description: text,
      tone: sent ? 'success' : 'error',
      quiet: true,
    });
  }

  function writeAnother() {
    dismissToast();
    flushSync(() => setOutcome(undefined));
    // Its button is gone.
    form.current?.querySelector('input')?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const message = readForm(currentTarget);
    const extras = {
      ...readHoneypot(currentTarget),
      ...openFor(),
      ...pageLanguage,
    };
    const invalid = validate(message);
    dismissToast();
    setAttempts((count) => count + 1);
    if (Object.keys(invalid).length > 0) {
      // A transition, so that a slow phone paints the pressed button first.
      startTransition(() => {
        setErrors(invalid);
        setOutcome(undefined);
      });
      return;
    }

    setErrors({});
    setOutcome(undefined);
    setSubmitting(true);
    key.current ??= newIdempotencyKey();
    const result = await sendMessage({ ...message, ...extras }, key.current);
    const unloaded = 'unloaded' in result;
    // Something blocks that script. The second time, the browser sends the form
    // itself.
    const browserSends =
      unloaded && lastUnloaded.current && (await isServerReachable());
    lastUnloaded.current = unloaded;
    // Disabled fields aren't sent.
    flushSync(() => setSubmitting(false));
    if (browserSends) {
      currentTarget.submit();
      return;
    }
    if (!result.ok) {
      setErrors(result.fields);
      conclude(false, result.error, message);
      return;
    }
    currentTarget.reset();
    saveDraft(currentTarget);
    key.current = undefined;
    setUrgent(false);
    conclude(true, result.message, message);
  }

  return {
    form,
    submitting,
    urgent,
    errors,
    attempts,
    outcome,
    submit,
    edited,
    writeAnother,
  };
}

/**
 * How long the form has been open, in milliseconds. Unknown for a restored
 * form, which can be sent right away. Call it after the effect that restores a
 * draft.
 */
function useOpenFor(form: RefObject<HTMLFormElement | null>) {
  const hydrated = useHydrated();
  // A prerendered form opened with the page, and performance.now() counts from
  // then.
  const [openedAt] = useState(() => (hydrated ? performance.now() : 0));
  const restored = useRef(false);
  useLayoutEffect(() => {
    if (form.current)
      restored.current = Object.values(readForm(form.current)).some(Boolean);
  }, [form]);
  return (): { openFor?: number } =>
    restored.current
      ? {}
      : { openFor: Math.round(performance.now() - openedAt) };
}
