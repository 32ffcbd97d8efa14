import { EventEmitter, once } from 'node:events';
import type { Journal } from './journal.ts';
import { parseMail, type Delivery, type Mail } from './mail.ts';

/** How the mailbox treats the next mail. Tests set it to see how the sender reacts. */
export const behaviors = [
  'accept',
  'hold',
  'refuse-temporarily',
  'refuse-permanently',
  'hang',
  'trickle',
  'disconnect',
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

  clear(): void {
    this.#journal?.clear();
    this.#mails = [];
  }
}
