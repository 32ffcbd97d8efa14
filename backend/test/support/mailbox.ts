import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from './free-port.ts';
import type { CertificateFiles, SmtpBehavior, SmtpOrder, SmtpRecord } from './smtp-process.ts';
import { withTimeout } from './until.ts';

/** A mail with the recipients from its envelope. */
export type ReceivedMail = Email & { readonly recipients: readonly string[] };

interface Report {
  readonly mail?: { readonly source: string; readonly recipients: readonly string[] };
  readonly record?: SmtpRecord;
}

/** A real SMTP server in a separate process, and the mails that it has received. */
export class Mailbox {
  readonly url: string;
  private readonly mails: ReceivedMail[] = [];
  private readonly arrivals = new EventEmitter();
  private process?: ChildProcess;

  private constructor(
    readonly port: number,
    private readonly certificate?: CertificateFiles,
  ) {
    this.url = `smtp://127.0.0.1:${port}`;
  }

  /** With a certificate, it offers STARTTLS. */
  static async open(certificate?: CertificateFiles): Promise<Mailbox> {
    const mailbox = new Mailbox(await freePort(), certificate);
    await mailbox.run();
    return mailbox;
  }

  /** Starts or restarts the server on the same port. `stripped`: without STARTTLS. */
  async run(stripped = false): Promise<void> {
    const path = new URL('smtp-process.ts', import.meta.url);
    const { key, cert } = this.certificate ?? {};
    const files = key && cert && !stripped ? [key, cert] : [];
    this.process = fork(path, [String(this.port), ...files], { execArgv: [] });
    await withTimeout('the mail server to listen', once(this.process, 'message'));
    // Sequentially, because a record covers everything before it.
    let received = Promise.resolve();
    this.process.on('message', (report: Report) => {
      received = received.then(() => this.receive(report));
    });
  }

  /**
   * Sets how the next mails, or those to one recipient, are treated. A restarted server accepts all.
   */
  async setBehavior(behavior: SmtpBehavior, recipient?: string): Promise<void> {
    await this.order({ behavior, ...(recipient && { recipient }) });
  }

  /** What the server has recorded besides the mails. */
  record(): Promise<SmtpRecord> {
    return this.order({});
  }

  /** Waits for the first mail that matches. */
  mail(
    matches: (mail: ReceivedMail) => boolean,
    what = `a mail with ${String(matches)}`,
  ): Promise<ReceivedMail> {
    const arrived = async (): Promise<ReceivedMail> => {
      for (;;) {
        const mail = this.mails.find(matches);
        if (mail) return mail;
        await once(this.arrivals, 'mail');
      }
    };
    return withTimeout(what, arrived());
  }

  /** The mails so far with this Reply-To name. */
  async mailsFrom(name: string): Promise<ReceivedMail[]> {
    return (await this.mailsSoFar()).filter(({ replyTo }) => replyTo?.[0]?.name === name);
  }

  /** The mails so far to this address. */
  async mailsTo(address: string): Promise<ReceivedMail[]> {
    return (await this.mailsSoFar()).filter(({ recipients }) => recipients.includes(address));
  }

  /** Waits for the first mail with this Reply-To name. */
  mailFrom(name: string): Promise<ReceivedMail> {
    return this.mail(({ replyTo }) => replyTo?.[0]?.name === name, `a mail from ${name}`);
  }

  async kill(): Promise<void> {
    if (this.process?.exitCode !== null || this.process.signalCode) return;
    const exit = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await withTimeout('the mail server to end', exit);
  }

  /** The server accepts a mail before its report arrives here, but a record comes after all reports. */
  private async mailsSoFar(): Promise<readonly ReceivedMail[]> {
    await this.record();
    return this.mails;
  }

  private async order(order: SmtpOrder): Promise<SmtpRecord> {
    const answer = once(this.arrivals, 'record');
    this.process?.send(order);
    const [record] = (await withTimeout('the mail server to confirm an order', answer)) as [
      SmtpRecord,
    ];
    return record;
  }

  private async receive({ mail, record }: Report): Promise<void> {
    if (record) this.arrivals.emit('record', record);
    if (!mail) return;
    this.mails.push({ ...(await PostalMime.parse(mail.source)), recipients: mail.recipients });
    this.arrivals.emit('mail');
  }
}
