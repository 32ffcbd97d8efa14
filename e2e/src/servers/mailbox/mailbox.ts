import { fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { EventEmitter, once } from 'node:events';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** A message as received over SMTP. */
export interface Delivery {
  /** The addresses from RCPT TO, which can differ from the headers. */
  recipients: string[];
  /** Headers and body, base64. */
  source: string;
}

type Lists = 'to' | 'cc' | 'bcc' | 'replyTo';

/** A decoded message. Keys of headers are in lowercase, values unfolded but not decoded. */
export interface Mail extends Omit<Email, Lists | 'subject'>, Record<Lists, Address[]> {
  recipients: string[];
  subject: string;
}

export async function parseMail({ recipients, source }: Delivery): Promise<Mail> {
  const mail = await PostalMime.parse(Buffer.from(source, 'base64'));
  const { to = [], cc = [], bcc = [], replyTo = [], subject = '' } = mail;
  return { ...mail, to, cc, bcc, replyTo, subject, recipients };
}

/** Deliveries on disk, one JSON line each. Each line is synced before the mail is accepted. */
export class Journal {
  readonly #file: string;
  readonly #descriptor: number;

  /** @throws Error if the file can't be opened for writing. */
  constructor(file: string) {
    this.#file = file;
    this.#descriptor = openSync(file, 'a');
    // Drops a partial line: the process was killed before it accepted that mail.
    const content = readFileSync(file);
    truncateSync(file, content.lastIndexOf('\n') + 1);
  }

  read(): Delivery[] {
    const lines = readFileSync(this.#file, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Delivery);
  }

  append(delivery: Delivery): void {
    writeSync(this.#descriptor, `${JSON.stringify(delivery)}\n`);
    fsyncSync(this.#descriptor);
  }
}

/** How the mailbox treats the next mail. Tests set it to see how the sender reacts. */
export const behaviors = [
  'accept',
  'hold',
  'refuse-temporarily',
  'refuse-permanently',
  'hang',
  'trickle',
  'disconnect',
  'refuse-sign-in',
] as const;

export type Behavior = (typeof behaviors)[number];

export function isBehavior(value: string): value is Behavior {
  return behaviors.some((behavior) => behavior === value);
}

/** Stores received mail and knows how to treat the next one. */
export class Mailbox {
  /** How many mails are on hold. */
  held = 0;
  #behavior: Behavior = 'accept';
  readonly #recipientBehaviors = new Map<string, Behavior>();
  #mails: Mail[] = [];
  readonly #journal: Journal | undefined;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #arrivals = new EventEmitter().setMaxListeners(0);

  private constructor(journal?: Journal) {
    this.#journal = journal;
  }

  static async open(journal?: Journal): Promise<Mailbox> {
    const mailbox = new Mailbox(journal);
    mailbox.#mails = await Promise.all(journal?.read().map(parseMail) ?? []);
    return mailbox;
  }

  get behavior(): Behavior {
    return this.#behavior;
  }

  /** Sets how all mails are treated, or those to one recipient. */
  setBehavior(behavior: Behavior, recipient?: string): void {
    if (recipient !== undefined) this.#recipientBehaviors.set(recipient, behavior);
    else this.#behavior = behavior;
    this.#changes.emit('behavior');
  }

  /** How mails to this recipient are treated, unless it's like all others. */
  behaviorFor(recipient: string): Behavior | undefined {
    return this.#recipientBehaviors.get(recipient);
  }

  /** Resolves once the mail is stored. In `hold`, it waits for the next behavior first. */
  async receive(delivery: Delivery): Promise<void> {
    const mail = await parseMail(delivery);
    if (this.behavior === 'hold') {
      this.held += 1;
      await once(this.#changes, 'behavior');
      this.held -= 1;
    }
    this.#journal?.append(delivery);
    this.#mails.push(mail);
    this.#arrivals.emit('mail');
  }

  /**
   * Mails whose subject contains the text, without the first `skipped` ones. Waits for the first one until the
   * signal aborts.
   */
  async find(subjectPart: string, skipped: number, signal: AbortSignal): Promise<Mail[]> {
    for (;;) {
      const found = this.#mails.filter((mail) => mail.subject.includes(subjectPart)).slice(skipped);
      if (found.length > 0 || signal.aborted) return found;
      await once(this.#arrivals, 'mail', { signal }).catch(() => undefined);
    }
  }
}
