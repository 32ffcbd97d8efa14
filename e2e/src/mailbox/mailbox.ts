import { EventEmitter, once } from 'node:events';
import type { Behavior } from './behavior.ts';
import type { Delivery } from './delivery.ts';
import type { Journal } from './journal.ts';
import { parseMail, type Mail } from './mail.ts';

/** Stores received mail and knows how to treat the next one. */
export class Mailbox {
  /** How many mails are on hold. */
  held = 0;
  #behavior: Behavior = 'accept';
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

  set behavior(behavior: Behavior) {
    this.#behavior = behavior;
    this.#changes.emit('behavior');
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

  /** Mails whose subject contains the text. Waits for the first one until the signal aborts. */
  async find(subjectPart: string, signal: AbortSignal): Promise<Mail[]> {
    for (;;) {
      const found = this.#mails.filter((mail) => mail.subject.includes(subjectPart));
      if (found.length > 0 || signal.aborted) return found;
      await once(this.#arrivals, 'mail', { signal }).catch(() => undefined);
    }
  }

  clear(): void {
    this.#journal?.clear();
    this.#mails = [];
  }
}
