import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from './free-port.ts';

/** What a real SMTP server, running in its own process, has received. */
export class Mailbox {
  readonly url: string;
  readonly mails: Email[] = [];
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

  /** Resolves as soon as this many mails have arrived in all. */
  async holds(count: number): Promise<Email[]> {
    while (this.mails.length < count) await once(this.arrivals, 'mail');
    return this.mails;
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
