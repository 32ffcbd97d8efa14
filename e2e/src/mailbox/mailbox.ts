import { EventEmitter, once } from 'node:events';
import type { Behaviour } from './behaviour.ts';
import type { Delivery } from './delivery.ts';
import type { Journal } from './journal.ts';
import { parseMail, type Mail } from './mail.ts';

/** The mails received so far, and how the next one is treated. */
export class Mailbox {
  /** How many mails are held back now. */
  held = 0;
  #behaviour: Behaviour = 'accept';
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

  get behaviour(): Behaviour {
    return this.#behaviour;
  }

  set behaviour(behaviour: Behaviour) {
    this.#behaviour = behaviour;
    this.#changes.emit('behaviour');
  }

  /** Resolves once the mail is kept, which is after the mailbox has ceased to hold mails back. */
  async receive(delivery: Delivery): Promise<void> {
    const mail = await parseMail(delivery);
    if (this.behaviour === 'hold') {
      this.held += 1;
      await once(this.#changes, 'behaviour');
      this.held -= 1;
    }
    this.#journal?.append(delivery);
    this.#mails.push(mail);
    this.#arrivals.emit('mail');
  }

  /** The mails whose subject contains the words; waits for the first until the signal aborts. */
  async find(subjectWords: string, signal: AbortSignal): Promise<Mail[]> {
    for (;;) {
      const found = this.#mails.filter((mail) => mail.subject.includes(subjectWords));
      if (found.length > 0 || signal.aborted) return found;
      await once(this.#arrivals, 'mail', { signal }).catch(() => undefined);
    }
  }

  clear(): void {
    this.#journal?.clear();
    this.#mails = [];
  }
}
