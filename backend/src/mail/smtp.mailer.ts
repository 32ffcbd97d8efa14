import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import parseAddresses from 'nodemailer/lib/addressparser';
import { Settings } from '../config/settings.ts';
import { Readiness } from '../readiness/readiness.ts';
import { cached } from '../readiness/cached.ts';
import { type Mail, Mailer } from './mailer.ts';
import { toMessage } from './to-message.ts';

const seconds = 1000;

/** Delivers over SMTP, on a few connections that are kept open. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport;

  constructor(
    private readonly settings: Settings,
    readiness: Readiness,
  ) {
    super();
    this.transport = createTransport({
      url: settings.SMTP_URL,
      pool: true,
      maxConnections: 2,
      idleTimeout: 30 * seconds,
      connectionTimeout: 5 * seconds,
      greetingTimeout: 5 * seconds,
      socketTimeout: 30 * seconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // Anyone may ask for the readiness, and asking opens a connection.
    const check = cached(() => this.transport.verify(), 15 * seconds);
    readiness.add('mail', check);
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
    await this.transport.sendMail({
      ...message,
      // Made of settings alone: nothing that a visitor wrote can decide where a mail goes.
      envelope: { from: message.from, to: recipient },
      signal,
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
