import { Button } from '@/components/button';
import { ErrorBoundary } from '@/components/recovery';
import { useHydrated } from '@/components/hydration';
import { Toaster } from '@/components/toast/toaster';
import { VisuallyHidden } from '@/components/visually-hidden';
import {
  consent,
  contactLimits,
  contactSubjects,
  subjectLabels,
  urgentSubject,
} from 'shared/contact-rules';
import { t } from 'shared/t';
import { isEnglish, language } from '@/seo/languages';
import styles from './contact-form.module.css';
import { ErrorSummary } from './error-summary';
import { FasterWays } from './faster-ways';
import { ConsentBox, Field } from './field';
import { Honeypot } from './honeypot';
import { OutcomeMessage } from './outcome-message';
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
        <p id="health-note" className={styles.note}>
          {t(
            'Please don’t send personal health information here. Leave out diagnoses, prescriptions and insurance numbers. Call us about those.',
          )}
        </p>
        <fieldset className={styles.fields} disabled={submitting}>
          <legend>
            <VisuallyHidden>{t('Your message')}</VisuallyHidden>
          </legend>
          <Field name="firstName" label={t('First Name')} error={errors.firstName}>
            {(field) => (
              <input
                {...field}
                type="text"
                autoComplete="given-name"
                maxLength={contactLimits.firstName}
                required
              />
            )}
          </Field>
          <Field name="lastName" label={t('Last Name')} error={errors.lastName}>
            {(field) => (
              <input
                {...field}
                type="text"
                autoComplete="family-name"
                maxLength={contactLimits.lastName}
                required
              />
            )}
          </Field>
          <Field name="email" label={t('Email Address')} error={errors.email}>
            {(field) => (
              <input
                {...field}
                type="email"
                autoComplete="email"
                maxLength={contactLimits.email}
                required
              />
            )}
          </Field>
          <Field name="phone" label={t('Phone Number')} optional error={errors.phone}>
            {(field) => (
              <input {...field} type="tel" autoComplete="tel" maxLength={contactLimits.phone} />
            )}
          </Field>
          <Field name="subject" label={t('Subject')} wide error={errors.subject}>
            {(field) => (
              <select {...field} defaultValue="" required>
                <option value="">{t('Select a topic')}</option>
                {contactSubjects.map((subject) => (
                  // A translator in the browser changes the text.
                  <option
                    key={subject}
                    value={subject}
                    data-urgent={subject === urgentSubject || undefined}
                  >
                    {subjectLabels[subject]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <FasterWays urgent={urgent} />
          <Field name="message" label={t('Message')} wide note="health-note" error={errors.message}>
            {(field) => (
              <textarea
                {...field}
                rows={5}
                // The browser would cut off a long text silently; the form's own check reports it.
                maxLength={hydrated ? undefined : contactLimits.message}
                required
              />
            )}
          </Field>
          {!isEnglish && <input type="hidden" name="lang" value={language} />}
          <Honeypot />
          <ConsentBox text={consent.text} error={errors.consent} />
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
