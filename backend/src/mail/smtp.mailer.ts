import { Socket } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import parseAddresses from 'nodemailer/lib/addressparser';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';
import { cached, Readiness } from '../readiness/readiness.ts';
import { type Mail, Mailer, toMessage } from './mailer.ts';
import { explainSmtpError, nameSmtpError, type SmtpError } from './smtp-failure.ts';

const seconds = 1000;

/**
 * Longest time for one mail to one recipient. The socket's own timeout is for silence, and a server
 * that sends a byte now and then isn't silent. Long enough for one that scans a mail before it answers.
 */
const sendTimeout = 60 * seconds;

/** Longest time for a sign-in: `make status` waits for the answer. */
const checkTimeout = 8 * seconds;

/** Delivers over SMTP, on a few connections that are kept open. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly server;
  private readonly shared;
  private lastFailure = '';
  /** A sentence on the last failure, where there's more to say than that the server doesn't answer. */
  private problem: string | undefined;

  constructor(
    private readonly settings: Settings,
    readiness: Readiness,
  ) {
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
    // Anyone can ask for the readiness, and asking opens a connection.
    const check = cached(() => this.check(), 15 * seconds);
    readiness.add('mail', check);
    readiness.addWarnings(async () => {
      await check().catch(() => undefined);
      return this.problem ? [this.problem] : [];
    });
  }

  override recipientsOf({ to }: Mail): readonly string[] {
    const addresses = parseAddresses(to ?? this.settings.MAIL_TO, { flatten: true });
    return [...new Set(addresses.map(({ address }) => address))];
  }

  /**
   * Each recipient has a transaction of its own: in a common one a server can accept the mail for one
   * and refuse it for another, and nodemailer calls that a success.
   */
  override async deliver(mail: Mail, recipient: string, signal?: AbortSignal): Promise<void> {
    const message = toMessage(mail, this.settings);
    const timeout = AbortSignal.timeout(sendTimeout);
    const transport = mail.ownConnection ? createTransport(this.server) : this.shared;
    try {
      await transport.sendMail({
        ...message,
        // Made of settings alone: nothing that a visitor wrote can decide where a mail goes.
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

  /** Signs in and out again. Logs only the first of several equal failures. */
  private async check(): Promise<void> {
    // nodemailer has no limit for the whole sign-in: the socket does.
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
        this.logger.warn({ event: 'mail-server-unavailable', error: { name, code, responseCode } });
      }
      this.lastFailure = failure;
      this.problem = explainSmtpError(error);
      throw error;
    }
  }
}

/** With credentials, TLS is a must: without it, anyone who can change the traffic gets the password. */
function connectionTo({ SMTP_URL, SMTP_ALLOW_PLAINTEXT }: Settings) {
  const url = new URL(SMTP_URL);
  if (SMTP_ALLOW_PLAINTEXT === '1') {
    // Where clear text will do, so will a certificate that can't be verified.
    return {
      url: url.href,
      ...(url.protocol === 'smtp:' && { tls: { rejectUnauthorized: false } }),
    };
  }
  // Within the URL, whose parameters outrank all other options.
  if (url.password || url.username) url.searchParams.set('requireTLS', 'true');
  return { url: url.href };
}
