import { Socket } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import parseAddresses from 'nodemailer/lib/addressparser';
import { describeError } from '../config/logging.ts';
import { Settings } from '../config/settings.ts';
import { type Mail, Mailer, toMessage } from './mailer.ts';

/**
 * Failures that the operator can fix: names for logs and `make outbox`,
 * messages for `make status` and `make preflight`.
 */
const messages = {
  MailServerOffersNoTls:
    "The mail server doesn't offer TLS, so the password in SMTP_URL wasn't sent to it.",
  MailServerTlsFailed:
    "The mail server's TLS failed: its certificate isn't trusted, has expired, or is for another name.",
  MailServerRefusesSignIn:
    'The mail server rejects the user name or the password in SMTP_URL.',
  MailServerTooSlow: 'The mail server is too slow to use.',
} as const;

type FailureName = keyof typeof messages;

/** nodemailer's error. */
interface SmtpError extends Error {
  readonly code?: string;
  /** The system's error code, which nodemailer replaces by its own. */
  readonly originalCode?: string;
  readonly responseCode?: number;
}

/**
 * Sets the error's name to the failure. Its message must not be logged, because
 * it can quote an address.
 */
function nameSmtpError(error: SmtpError): SmtpError {
  error.name = failureOf(error) ?? error.name;
  return error;
}

/** The operator's message. */
function explainSmtpError({
  name,
  code,
  originalCode,
  responseCode,
}: SmtpError): string {
  if (name in messages) return messages[name as FailureName];
  if (responseCode)
    return `The mail server turns this server away with code ${responseCode}.`;
  const reason = originalCode ?? code ?? name;
  return `The mail server in SMTP_URL can't be reached (${reason}). Check its name and port, and whether your host blocks that port.`;
}

function failureOf({
  name,
  code,
  originalCode = '',
  responseCode,
}: SmtpError): FailureName | undefined {
  if (name === 'AbortError' || originalCode === 'ABORT_ERR')
    return 'MailServerTooSlow';
  if (code === 'EAUTH') return 'MailServerRefusesSignIn';
  // With a response code, the server has rejected STARTTLS.
  if (code === 'ETLS' && responseCode) return 'MailServerOffersNoTls';
  const failed =
    code === 'ETLS' || /CERT|SIGNATURE|^ERR_(SSL|TLS)_/.test(originalCode);
  return failed ? 'MailServerTlsFailed' : undefined;
}

const seconds = 1000;

/**
 * Timeout for one delivery, because a server that trickles bytes never hits the
 * socket timeout. Long enough for servers that scan mail before they respond.
 */
const sendTimeout = 60 * seconds;

/** Timeout for a sign-in, which `make status` waits for. */
const checkTimeout = 8 * seconds;

/** Delivers over pooled SMTP connections. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly server;
  private readonly shared;
  private lastFailure = '';

  constructor(private readonly settings: Settings) {
    super();
    this.server = {
      ...connectionTo(settings),
      connectionTimeout: 5 * seconds,
      greetingTimeout: 5 * seconds,
      socketTimeout: 30 * seconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    this.shared = createTransport({
      ...this.server,
      pool: true,
      maxConnections: 2,
      idleTimeout: 30 * seconds,
    });
  }

  override recipientsOf({ to }: Mail): readonly string[] {
    const addresses = parseAddresses(to ?? this.settings.MAIL_TO, {
      flatten: true,
    });
    return [...new Set(addresses.map(({ address }) => address))];
  }

  /**
   * Each recipient gets a separate transaction. In a shared one, nodemailer
   * reports success even if the server rejects some recipients.
   */
  protected override async transmit(
    mail: Mail,
    recipient: string,
    signal?: AbortSignal,
  ): Promise<void> {
    const message = toMessage(mail, this.settings);
    const timeout = AbortSignal.timeout(sendTimeout);
    const transport = mail.ownConnection
      ? createTransport(this.server)
      : this.shared;
    try {
      await transport.sendMail({
        ...message,
        // From settings only, so that visitors can't influence where mail goes.
        envelope: { from: message.from, to: recipient },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (error) {
      throw nameSmtpError(error as SmtpError);
    }
  }

  onApplicationShutdown(): void {
    this.shared.close();
  }

  /** Signs in and disconnects. Logs a repeated failure only once. */
  override async check(): Promise<void> {
    // nodemailer has no overall timeout for verify(), but the socket can have
    // one.
    const socket = new Socket({ signal: AbortSignal.timeout(checkTimeout) });
    try {
      await createTransport({ ...this.server, socket }).verify();
      this.lastFailure = '';
      this.problem = undefined;
    } catch (thrown) {
      const error = nameSmtpError(thrown as SmtpError);
      const { name, code, responseCode } = describeError(error);
      const failure = [name, code, responseCode].join(' ');
      if (failure !== this.lastFailure) {
        this.logger.warn({
          event: 'mail-server-unavailable',
          error: { name, code, responseCode },
        });
      }
      this.lastFailure = failure;
      this.problem = explainSmtpError(error);
      throw error;
    }
  }
}

/**
 * Requires TLS with credentials, because a man in the middle could strip
 * STARTTLS.
 */
function connectionTo({ SMTP_URL, SMTP_ALLOW_PLAINTEXT }: Settings) {
  const url = new URL(SMTP_URL);
  if (SMTP_ALLOW_PLAINTEXT === '1') {
    // If plaintext is allowed, so is an unverified certificate.
    return {
      url: url.href,
      ...(url.protocol === 'smtp:' && { tls: { rejectUnauthorized: false } }),
    };
  }
  // In the URL, because its parameters override all other options.
  if (url.password || url.username) url.searchParams.set('requireTLS', 'true');
  return { url: url.href };
}
