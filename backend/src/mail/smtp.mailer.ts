import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
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

  async send(mail: Mail, signal?: AbortSignal): Promise<void> {
    await this.transport.sendMail({ ...toMessage(mail, this.settings), signal });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
