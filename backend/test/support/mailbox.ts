import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from './free-port.ts';
import type { SmtpBehaviour } from './smtp-process.ts';

/** A mail, and whom its envelope named. */
export type ReceivedMail = Email & { readonly recipients: readonly string[] };

interface Report {
  readonly source?: string;
  readonly recipients?: readonly string[];
}

/** What a real SMTP server, running in its own process, has received. */
export class Mailbox {
  readonly url: string;
  private readonly mails: ReceivedMail[] = [];
  private readonly arrivals = new EventEmitter();
  private process?: ChildProcess;

  private constructor(private readonly port: number) {
    this.url = `smtp://127.0.0.1:${port}`;
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox(await freePort());
    await mailbox.run();
    return mailbox;
  }

  /** Starts the server, again on the same port. */
  async run(): Promise<void> {
    const path = new URL('smtp-process.ts', import.meta.url);
    this.process = fork(path, [String(this.port)], { execArgv: [] });
    await once(this.process, 'message');
    this.process.on('message', (report: Report) => void this.receive(report));
  }

  /** Resolves once the next mail will be treated so. A server started anew accepts again. */
  async behave(behaviour: SmtpBehaviour): Promise<void> {
    if (!this.process) return;
    const heard = once(this.process, 'message');
    this.process.send(behaviour);
    await heard;
  }

  /** Resolves with the first mail that satisfies, as soon as it has arrived. */
  async mail(satisfies: (mail: ReceivedMail) => boolean): Promise<ReceivedMail> {
    for (;;) {
      const mail = this.mails.find(satisfies);
      if (mail) return mail;
      await once(this.arrivals, 'mail');
    }
  }

  /** The mails that have arrived so far and whose Reply-To has this name. */
  mailsFrom(name: string): ReceivedMail[] {
    return this.mails.filter(({ replyTo }) => replyTo?.[0]?.name === name);
  }

  /** The mails that have arrived so far and went to this address. */
  mailsTo(address: string): ReceivedMail[] {
    return this.mails.filter(({ recipients }) => recipients.includes(address));
  }

  /** Resolves with the first mail of this sender, as soon as it has arrived. */
  mailFrom(name: string): Promise<ReceivedMail> {
    return this.mail(({ replyTo }) => replyTo?.[0]?.name === name);
  }

  async kill(): Promise<void> {
    if (this.process?.exitCode !== null || this.process.signalCode) return;
    const exit = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await exit;
  }

  private async receive({ source, recipients = [] }: Report): Promise<void> {
    if (source === undefined) return;
    this.mails.push({ ...(await PostalMime.parse(source)), recipients });
    this.arrivals.emit('mail');
  }
}
