import { expect } from '@playwright/test';
import type { Mail } from './servers/mailbox/mail.ts';
import { requireOwnStack } from './own-stack.ts';

const waitSeconds = 10;

/** Waits for the one mail whose subject contains the text. */
export async function mailAbout(subjectPart: string): Promise<Mail> {
  const url = new URL('/messages', requireOwnStack().mailboxUrl);
  url.searchParams.set('subject', subjectPart);
  url.searchParams.set('wait', waitSeconds.toString());
  const [mail, ...others] = (await (await fetch(url)).json()) as Mail[];
  if (!mail) throw new Error(`No mail about ${subjectPart} in ${waitSeconds.toString()} seconds.`);
  expect(others, 'duplicate mails').toEqual([]);
  return mail;
}
