import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { Program } from './program.ts';
import type { Mail, Behavior } from './mailbox/mailbox.ts';
import type { SmtpRecord } from './mailbox/smtp-server.ts';
import type { MadeCertificate } from './made-certificate.ts';
import { withTimeout } from './until.ts';

export type { Behavior, Mail };

const program = join(import.meta.dirname, 'mailbox/main.ts');

/**
 * The mailbox in a process of its own. It keeps what it has accepted. With a
 * certificate, it offers STARTTLS.
 */
export class MailServer extends Program {
  readonly name = 'mailbox';
  readonly url: string;
  /** See mailbox/main.ts. */
  readonly apiUrl: string;
  readonly port: number;
  readonly #folder: string;
  readonly #certificate: MadeCertificate | undefined;
  readonly #mails: Mail[] = [];
  #offersTls = true;

  private constructor(
    [port, httpPort]: [number, number],
    folder: string,
    certificate: MadeCertificate | undefined,
  ) {
    super();
    this.port = port;
    this.url = `smtp://127.0.0.1:${port.toString()}`;
    this.apiUrl = `http://127.0.0.1:${httpPort.toString()}`;
    this.#folder = folder;
    this.#certificate = certificate;
  }

  static async start(certificate?: MadeCertificate): Promise<MailServer> {
    const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
    const server = new MailServer(
      [await freePort(), await freePort()],
      folder,
      certificate,
    );
    await server.run();
    return server;
  }

  /**
   * Starts or restarts it on the same port. It then accepts every mail.
   * `stripped`: without STARTTLS.
   */
  override run(stripped = false): Promise<void> {
    this.#offersTls = !stripped;
    return super.run();
  }

  protected spawn(): ChildProcess {
    const files = this.#offersTls ? this.#certificate : undefined;
    return fork(program, {
      execArgv: [],
      env: {
        MAILBOX_SMTP_PORT: this.port.toString(),
        MAILBOX_HTTP_PORT: new URL(this.apiUrl).port,
        MAILBOX_FILE: join(this.#folder, 'mails.jsonl'),
        ...(files && {
          MAILBOX_KEY: files.key,
          MAILBOX_CERTIFICATE: files.certificate,
        }),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }

  protected hasStarted(child: ChildProcess): Promise<unknown> {
    return once(child.stdout ?? child, 'data');
  }

  /** Sets how the next mails are treated, or those to one recipient. */
  async setBehavior(behavior: Behavior, recipient?: string): Promise<void> {
    const query =
      recipient === undefined
        ? ''
        : `?${new URLSearchParams({ recipient }).toString()}`;
    const { ok } = await this.#fetch(`/behavior${query}`, {
      method: 'PUT',
      body: behavior,
    });
    if (!ok) throw new Error(`The mail server doesn't know ${behavior}.`);
  }

  /** What the server has seen since it was started, besides the mails. */
  async record(): Promise<SmtpRecord> {
    return (await (await this.#fetch('/record')).json()) as SmtpRecord;
  }

  /** Waits for the first mail that matches. */
  async mail(
    matches: (mail: Mail) => boolean,
    what = `a mail with ${String(matches)}`,
  ): Promise<Mail> {
    const stop = new AbortController();
    const arrived = async (): Promise<Mail> => {
      for (;;) {
        const mail = this.#mails.find(matches);
        if (mail) return mail;
        await this.#receive(60, stop.signal);
      }
    };
    try {
      return await withTimeout(what, arrived());
    } finally {
      stop.abort();
    }
  }

  /** The mails so far with this Reply-To name. */
  async mailsFrom(name: string): Promise<Mail[]> {
    await this.#receive(0);
    return this.#mails.filter(({ replyTo }) => replyTo[0]?.name === name);
  }

  /** The mails so far to this address. */
  async mailsTo(address: string): Promise<Mail[]> {
    await this.#receive(0);
    return this.#mails.filter(({ recipients }) => recipients.includes(address));
  }

  /** Waits for the first mail with this Reply-To name. */
  mailFrom(name: string): Promise<Mail> {
    return this.mail(
      ({ replyTo }) => replyTo[0]?.name === name,
      `a mail from ${name}`,
    );
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true });
  }

  /** Waits some seconds for more mails. */
  async #receive(wait: number, signal?: AbortSignal): Promise<void> {
    const known = this.#mails.length;
    const query = `skip=${known.toString()}&wait=${wait.toString()}`;
    const response = await this.#fetch(
      `/messages?${query}`,
      signal ? { signal } : {},
    );
    const mails = (await response.json()) as Mail[];
    // Unless someone else has received them meanwhile.
    if (this.#mails.length === known) this.#mails.push(...mails);
  }

  #fetch(path: string, options: RequestInit = {}): Promise<Response> {
    return fetch(this.apiUrl + path, options);
  }
}
