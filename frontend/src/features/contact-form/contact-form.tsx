import { Fragment } from 'react';
import { Button } from '@/components/button';
import { ErrorBoundary } from '@/components/recovery/error-boundary';
import { describedBy, FieldError } from '@/components/field-error';
import { useHydrated } from '@/components/hydration';
import { Toaster } from '@/components/toast/toaster';
import { VisuallyHidden } from '@/components/visually-hidden';
import { takesInsurance } from '@/content/insurers?data';
import { offersMyopiaControl } from '@/content/offered-treatments';
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
import { FasterWays } from './faster-ways.static';
import { ErrorSummary, OutcomeMessage } from './form-messages';
import { Honeypot } from './honeypot';
import { UrgentAdvice } from './urgent-advice';
import { useContactForm } from './use-contact-form';

/**
 * Before and without scripts the browser validates and posts it; once hydrated
 * it shows its own messages. The fields are the browser's (uncontrolled), so
 * nothing typed early is lost.
 */
export function ContactForm() {
  const {
    form,
    submitting,
    urgent,
    errors,
    attempts,
    outcome,
    submit,
    edited,
    writeAnother,
  } = useContactForm();
  const hydrated = useHydrated();

  return (
    <>
      <ErrorSummary errors={errors} attempts={attempts} />
      <form
        ref={form}
        className={styles.form}
        method="post"
        // nginx can't read the hidden field, if it has to answer without the
        // backend.
        action={isEnglish ? '/api/contact' : `/api/contact?lang=${language}`}
        noValidate={hydrated}
        onSubmit={(event) => void submit(event)}
        onInput={edited}
        hidden={outcome?.sent}
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
            <Fragment key={name}>
              <Field name={name} hydrated={hydrated} error={errors[name]} />
              {name === 'subject' && <UrgentAdvice urgent={urgent} />}
            </Fragment>
          ))}
          {!isEnglish && <input type="hidden" name="lang" value={language} />}
          <Honeypot />
          <ConsentBox error={errors.consent} />
          <Button type="submit" variant="solid" disabled={submitting}>
            {submitting ? t('Sending...') : t('Send Message')}
          </Button>
          <div className={styles.faster}>
            <FasterWays />
          </div>
        </fieldset>
      </form>
      <OutcomeMessage
        submitting={submitting}
        outcome={outcome}
        onWriteAnother={writeAnother}
      />
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

/**
 * A label, its control and its error message, connected for assistive
 * technology.
 */
function Field({ name, hydrated, error }: FieldProps) {
  const field: FieldDefinition = contactFields[name];
  const note = field.type === 'textarea' ? healthNote : undefined;
  return (
    <div className={field.wide && styles.wide}>
      <label className={styles.fieldLabel} htmlFor={name}>
        {field.label}
        {!field.required && (
          <span className={styles.optional}>{t(' (optional)')}</span>
        )}
      </label>
      <Control
        field={field}
        hydrated={hydrated}
        name={name}
        required={field.required !== undefined}
        {...describedBy(name, error, note)}
      />
      <FieldError id={name} error={error} />
    </div>
  );
}

/** Without the topics that no page of this practice is about. */
const optionsOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).filter(
    ([subject]) =>
      (offersMyopiaControl || subject !== 'Myopia Management') &&
      (takesInsurance || subject !== 'Insurance Questions'),
  );

interface ControlProps extends ReturnType<typeof describedBy> {
  field: FieldDefinition;
  hydrated: boolean;
  name: string;
  required: boolean;
}

function Control({ field, hydrated, ...attributes }: ControlProps) {
  if (field.type === 'select') {
    return (
      <select {...attributes} defaultValue="">
        <option value="">{field.prompt}</option>
        {optionsOf(field.options).map(([value, label]) => (
          // A translator in the browser changes the text.
          <option
            key={value}
            value={value}
            data-urgent={value === urgentSubject || undefined}
          >
            {label}
          </option>
        ))}
      </select>
    );
  }
  const { type, autoComplete, limit } = field;
  if (type === 'textarea') {
    // The browser would cut off a long text silently; the form's own check
    // reports it.
    return (
      <textarea
        {...attributes}
        rows={5}
        maxLength={hydrated ? undefined : limit}
      />
    );
  }
  return (
    <input
      {...attributes}
      type={type}
      autoComplete={autoComplete}
      maxLength={limit}
    />
  );
}

/** The whole row is clickable, not just the small box. */
const ConsentBox = ({ error }: { error: string | undefined }) => (
  <div className={styles.wide}>
    <label className={styles.consentBoxLabel}>
      <input
        {...describedBy('consent', error)}
        className={styles.box}
        type="checkbox"
        name="consent"
        required
      />
      {consent.text}
    </label>
    <FieldError id="consent" error={error} />
  </div>
);
