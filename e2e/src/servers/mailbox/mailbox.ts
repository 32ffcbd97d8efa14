import { appendFileSync, readFileSync, truncateSync } from 'node:fs';
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

/**
 * A decoded message. Keys of headers are in lowercase, values unfolded but not
 * decoded.
 */
export interface Mail
  extends Omit<Email, Lists | 'subject'>, Record<Lists, Address[]> {
  recipients: string[];
  subject: string;
}

export async function parseMail({
  recipients,
  source,
}: Delivery): Promise<Mail> {
  const mail = await PostalMime.parse(Buffer.from(source, 'base64'));
  const { to = [], cc = [], bcc = [], replyTo = [], subject = '' } = mail;
  return { ...mail, to, cc, bcc, replyTo, subject, recipients };
}

/** Deliveries on disk, one JSON line each. */
function readJournal(file: string): Delivery[] {
  appendFileSync(file, '');
  const content = readFileSync(file);
  // Drops a partial line: the process was killed before it accepted that mail.
  const end = content.lastIndexOf('\n') + 1;
  truncateSync(file, end);
  const lines = content.toString('utf8', 0, end).split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Delivery);
}

/**
 * How the mailbox treats the next mail. Tests set it to see how the sender
 * reacts.
 */
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

export const isBehavior = (value: string): value is Behavior =>
  behaviors.some((behavior) => behavior === value);

/** Stores received mail and knows how to treat the next one. */
export class Mailbox {
  /** How many mails are on hold. */
  held = 0;
  #behavior: Behavior = 'accept';
  readonly #recipientBehaviors = new Map<string, Behavior>();
  #mails: Mail[] = [];
  readonly #file: string | undefined;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #arrivals = new EventEmitter().setMaxListeners(0);

  private constructor(file?: string) {
    this.#file = file;
  }

  /** `file`: where accepted mail is kept. */
  static async open(file?: string): Promise<Mailbox> {
    const mailbox = new Mailbox(file);
    if (file)
      mailbox.#mails = await Promise.all(readJournal(file).map(parseMail));
    return mailbox;
  }

  get behavior(): Behavior {
    return this.#behavior;
  }

  /** Sets how all mails are treated, or those to one recipient. */
  setBehavior(behavior: Behavior, recipient?: string): void {
    if (recipient !== undefined)
      this.#recipientBehaviors.set(recipient, behavior);
    else this.#behavior = behavior;
    this.#changes.emit('behavior');
  }

  /** How mails to this recipient are treated, unless it's like all others. */
  behaviorFor(recipient: string): Behavior | undefined {
    return this.#recipientBehaviors.get(recipient);
  }

  /**
   * Resolves once the mail is stored. In `hold`, it waits for the next behavior
   * first.
   */
  async receive(delivery: Delivery): Promise<void> {
    const mail = await parseMail(delivery);
    if (this.behavior === 'hold') {
      this.held += 1;
      await once(this.#changes, 'behavior');
      this.held -= 1;
    }
    if (this.#file)
      appendFileSync(this.#file, `${JSON.stringify(delivery)}\n`, {
        flush: true,
      });
    this.#mails.push(mail);
    this.#arrivals.emit('mail');
  }

  /**
   * Mails whose subject contains the text, without the first `skipped` ones.
   * Waits for the first one until the signal aborts.
   */
  async find(
    subjectPart: string,
    skipped: number,
    signal: AbortSignal,
  ): Promise<Mail[]> {
    for (;;) {
      const found = this.#mails
        .filter((mail) => mail.subject.includes(subjectPart))
        .slice(skipped);
      if (found.length > 0 || signal.aborted) return found;
      await once(this.#arrivals, 'mail', { signal }).catch(() => undefined);
    }
  }
}
