/** What an operator can fix: the name is for logs and `make outbox`, the message for `make status`. */
const messages = {
  MailServerOffersNoTls:
    'The mail server offers no TLS, so the password in SMTP_URL was not sent to it.',
  MailServerTlsFailed:
    'The TLS of the mail server failed: its certificate is not valid for its name.',
  MailServerRefusesSignIn: 'The mail server refuses the user or the password in SMTP_URL.',
  MailServerTooSlow: 'The mail server answers too slowly to be used.',
} as const;

type FailureName = keyof typeof messages;

/** What nodemailer rejects with. */
export interface SmtpError extends Error {
  readonly code?: string;
  /** The code that nodemailer has replaced by one of its own. */
  readonly originalCode?: string;
  readonly responseCode?: number;
}

/** Gives an error the name of its failure. Its message must not be logged: a server's words can quote an address. */
export function nameSmtpError(error: SmtpError): SmtpError {
  error.name = failureOf(error) ?? error.name;
  return error;
}

/** The message for an error that has the name of a failure. */
export function explainSmtpError({ name }: SmtpError): string | undefined {
  return name in messages ? messages[name as FailureName] : undefined;
}

function failureOf({
  name,
  code,
  originalCode = '',
  responseCode,
}: SmtpError): FailureName | undefined {
  if (name === 'AbortError' || originalCode === 'ABORT_ERR') return 'MailServerTooSlow';
  if (code === 'EAUTH') return 'MailServerRefusesSignIn';
  // A server that has answered STARTTLS at all has refused it.
  if (code === 'ETLS' && responseCode) return 'MailServerOffersNoTls';
  const failed = code === 'ETLS' || /CERT|SIGNATURE|^ERR_(SSL|TLS)_/.test(originalCode);
  return failed ? 'MailServerTlsFailed' : undefined;
}
