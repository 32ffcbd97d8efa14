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
 * Timeout for one delivery, because a server that trickles bytes never hits the socket timeout. Long
 * enough for servers that scan mail before they respond.
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
  /** The operator's message about the last failure. */
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
    // Cached, because each check opens a connection and the readiness endpoint is public.
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
   * Each recipient gets a separate transaction. In a shared one, nodemailer reports success even if the
   * server rejects some recipients.
   */
  protected override async transmit(
    mail: Mail,
    recipient: string,
    signal?: AbortSignal,
  ): Promise<void> {
    const message = toMessage(mail, this.settings);
    const timeout = AbortSignal.timeout(sendTimeout);
    const transport = mail.ownConnection ? createTransport(this.server) : this.shared;
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
  private async check(): Promise<void> {
    // nodemailer has no overall timeout for verify(), but the socket can have one.
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

/** Requires TLS with credentials, because a man in the middle could strip STARTTLS. */
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
