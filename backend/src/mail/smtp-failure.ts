/** Failures that the operator can fix: names for logs and `make outbox`, messages for `make status` and `make preflight`. */
const messages = {
  MailServerOffersNoTls:
    "The mail server doesn't offer TLS, so the password in SMTP_URL wasn't sent to it.",
  MailServerTlsFailed:
    "The mail server's TLS failed: its certificate isn't trusted, has expired, or is for another name.",
  MailServerRefusesSignIn: 'The mail server rejects the user name or the password in SMTP_URL.',
  MailServerTooSlow: 'The mail server is too slow to use.',
} as const;

type FailureName = keyof typeof messages;

/** nodemailer's error. */
export interface SmtpError extends Error {
  readonly code?: string;
  /** The system's error code, which nodemailer replaces by its own. */
  readonly originalCode?: string;
  readonly responseCode?: number;
}

/** Sets the error's name to the failure. Its message must not be logged, because it can quote an address. */
export function nameSmtpError(error: SmtpError): SmtpError {
  error.name = failureOf(error) ?? error.name;
  return error;
}

/** The operator's message. */
export function explainSmtpError({ name, code, originalCode, responseCode }: SmtpError): string {
  if (name in messages) return messages[name as FailureName];
  if (responseCode) return `The mail server turns this server away with code ${responseCode}.`;
  const reason = originalCode ?? code ?? name;
  return `The mail server in SMTP_URL can't be reached (${reason}). Check its name and port, and whether your host blocks that port.`;
}

function failureOf({
  name,
  code,
  originalCode = '',
  responseCode,
}: SmtpError): FailureName | undefined {
  if (name === 'AbortError' || originalCode === 'ABORT_ERR') return 'MailServerTooSlow';
  if (code === 'EAUTH') return 'MailServerRefusesSignIn';
  // With a response code, the server has rejected STARTTLS.
  if (code === 'ETLS' && responseCode) return 'MailServerOffersNoTls';
  const failed = code === 'ETLS' || /CERT|SIGNATURE|^ERR_(SSL|TLS)_/.test(originalCode);
  return failed ? 'MailServerTlsFailed' : undefined;
}
