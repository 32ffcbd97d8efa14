import { Button } from '@/components/button';
import { ErrorBoundary } from '@/components/recovery';
import { FieldError } from '@/components/field-error';
import { useHydrated } from '@/components/hydration';
import { Toaster } from '@/components/toast/toaster';
import { VisuallyHidden } from '@/components/visually-hidden';
import { isEnglish, language } from '@/seo/languages';
import {
  consent,
  contactFields,
  type FieldDefinition,
  urgentSubject,
  type WrittenField,
  writtenFields,
} from 'shared/contact-rules';
import { t } from 'shared/t';
import styles from './contact-form.module.css';
import { FasterWays } from './faster-ways';
import { ErrorSummary, OutcomeMessage } from './form-messages';
import { Honeypot } from './honeypot';
import { useContactForm } from './use-contact-form';

/**
 * Before and without scripts the browser validates and posts it; once hydrated it shows its own
 * messages. The fields are the browser's (uncontrolled), so nothing typed early is lost.
 */
export function ContactForm() {
  const { form, submitting, urgent, errors, outcome, submit, edited } = useContactForm();
  const hydrated = useHydrated();

  return (
    <>
      <ErrorSummary errors={errors} />
      <form
        ref={form}
        className={styles.form}
        method="post"
        // nginx can't read the hidden field, if it has to answer without the backend.
        action={isEnglish ? '/api/contact' : `/api/contact?lang=${language}`}
        noValidate={hydrated}
        onSubmit={(event) => void submit(event)}
        onInput={edited}
        aria-label={t('Send us a message')}
      >
        <p id={healthNote} className={styles.note}>
          {t(
            'Please don’t send personal health information here. Leave out diagnoses, prescriptions and insurance numbers. Call us about those.',
          )}
        </p>
        <fieldset className={styles.fields} disabled={submitting}>
          <legend>
            <VisuallyHidden>{t('Your message')}</VisuallyHidden>
          </legend>
          {writtenFields.map((name) => (
            <Field key={name} name={name} hydrated={hydrated} error={errors[name]} />
          ))}
          <FasterWays urgent={urgent} />
          {!isEnglish && <input type="hidden" name="lang" value={language} />}
          <Honeypot />
          <ConsentBox error={errors.consent} />
          <Button type="submit" variant="solid" disabled={submitting}>
            {submitting ? t('Sending...') : t('Send Message')}
          </Button>
        </fieldset>
      </form>
      <OutcomeMessage submitting={submitting} outcome={outcome} />
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
    </>
  );
}

const healthNote = 'health-note';

interface FieldProps {
  name: WrittenField;
  hydrated: boolean;
  error: string | undefined;
}

/** A label, its control and its error message, connected for assistive technology. */
function Field({ name, hydrated, error }: FieldProps) {
  const field: FieldDefinition = contactFields[name];
  const note = field.type === 'textarea' && healthNote;
  const control = {
    id: name,
    name,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [error && `${name}-error`, note].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={field.wide && styles.wide}>
      <label className={styles.fieldLabel} htmlFor={name}>
        {field.label}
        {!field.required && <span className={styles.optional}>{t(' (optional)')}</span>}
      </label>
      <Control field={field} hydrated={hydrated} {...control} />
      <FieldError name={name} error={error} />
    </div>
  );
}

interface ControlProps {
  field: FieldDefinition;
  hydrated: boolean;
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function Control({ field, hydrated, ...attributes }: ControlProps) {
  const required = field.required !== undefined;
  if (field.type === 'select') {
    return (
      <select {...attributes} defaultValue="" required={required}>
        <option value="">{field.prompt}</option>
        {Object.entries(field.options).map(([value, label]) => (
          // A translator in the browser changes the text.
          <option key={value} value={value} data-urgent={value === urgentSubject || undefined}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const { type, autoComplete, limit } = field;
  if (type === 'textarea') {
    // The browser would cut off a long text silently; the form's own check reports it.
    const maxLength = hydrated ? undefined : limit;
    return <textarea {...attributes} rows={5} maxLength={maxLength} required={required} />;
  }
  return (
    <input
      {...attributes}
      type={type}
      autoComplete={autoComplete}
      maxLength={limit}
      required={required}
    />
  );
}

/** The whole row is clickable, not just the small box. */
const ConsentBox = ({ error }: { error: string | undefined }) => (
  <div className={styles.wide}>
    <label className={styles.consentBoxLabel}>
      <input
        id="consent"
        className={styles.box}
        type="checkbox"
        name="consent"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'consent-error' : undefined}
      />
      {consent.text}
    </label>
    <FieldError name="consent" error={error} />
  </div>
);
