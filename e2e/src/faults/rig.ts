import type { Behaviour } from '../mailbox/behaviour.ts';
import type { Mail } from '../mailbox/mail.ts';

/** A running program that can be made to fail. */
export interface Part {
  readonly name: string;
  /** SIGKILL: gone between two instructions. */
  kill(): Promise<void>;
  /** Resolves once it listens again. */
  start(): Promise<void>;
  /** SIGTERM: asked to finish what it has in hand. */
  terminate(): Promise<void>;
  /** Resolves with its exit code once it is gone. */
  gone(): Promise<number>;
  /** SIGSTOP: connections stay open, and nothing answers. */
  freeze(): Promise<void>;
  /** SIGCONT. */
  thaw(): Promise<void>;
}

/** A site whose parts can be made to fail, and the mailbox that its mails end in. */
export interface Rig {
  readonly backend: Part;
  readonly redis: Part;
  readonly mailbox: Part;
  readonly siteUrl: string;
  readonly mailboxUrl: string;
  /** Runs the command behind `make outbox` and `make outbox-retry`. @returns what it printed. */
  outbox(verb: 'summary' | 'retry'): Promise<string>;
  /** Everything that the programs in front of the mailbox have logged so far. */
  logs(): Promise<string>;
  close(): Promise<void>;
}

/** Resolves once the mailbox has heard; one that was just started may not listen yet. */
export async function behave({ mailboxUrl }: Rig, behaviour: Behaviour): Promise<void> {
  const limit = AbortSignal.timeout(20_000);
  const tell = () => fetch(new URL('/behaviour', mailboxUrl), { method: 'PUT', body: behaviour });
  while (!(await tell().catch(() => undefined))?.ok) limit.throwIfAborted();
}

/** Resolves once the mailbox, told to hold mails back, has one in hand. */
export async function holdsOne({ mailboxUrl }: Rig): Promise<void> {
  const limit = AbortSignal.timeout(20_000);
  const held = async () => (await (await fetch(new URL('/held', mailboxUrl))).json()) as number;
  while ((await held()) === 0) limit.throwIfAborted();
}

export async function mailsIn({ mailboxUrl }: Rig, subjectWords: string): Promise<Mail[]> {
  const url = new URL('/messages', mailboxUrl);
  url.searchParams.set('subject', subjectWords);
  return (await (await fetch(url)).json()) as Mail[];
}

/** Resolves once the site calls itself ready. @throws Error when it does not in a minute. */
export async function becomesReady({ siteUrl }: Rig): Promise<void> {
  const limit = AbortSignal.timeout(60_000);
  for (;;) {
    const ready = await fetch(new URL('/api/health/ready', siteUrl)).catch(() => undefined);
    if (ready?.ok) return;
    limit.throwIfAborted();
  }
}
