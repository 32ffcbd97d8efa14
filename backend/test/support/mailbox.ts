import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from './free-port.ts';

/** What a real SMTP server, running in its own process, has received. */
export class Mailbox {
  readonly url: string;
  private readonly mails: Email[] = [];
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
    this.process.on('message', ({ source }: { source: string }) => void this.receive(source));
  }

  /** The mails that have arrived so far and whose Reply-To has this name. */
  mailsFrom(name: string): Email[] {
    return this.mails.filter(({ replyTo }) => replyTo?.[0]?.name === name);
  }

  /** Resolves with the first mail of this sender, as soon as it has arrived. */
  async mailFrom(name: string): Promise<Email> {
    for (;;) {
      const [mail] = this.mailsFrom(name);
      if (mail) return mail;
      await once(this.arrivals, 'mail');
    }
  }

  async kill(): Promise<void> {
    if (this.process?.exitCode !== null || this.process.signalCode) return;
    const exit = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await exit;
  }

  private async receive(source: string): Promise<void> {
    this.mails.push(await PostalMime.parse(source));
    this.arrivals.emit('mail');
  }
}
