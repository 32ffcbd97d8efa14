import { expect } from '@playwright/test';
import type { Mail } from './mailbox/mail.ts';
import { requireOwnStack } from './own-stack.ts';

const waitSeconds = 10;

/** The one mail whose subject contains the words; waits until it has arrived. */
export async function mailAbout(subjectWords: string): Promise<Mail> {
  const url = new URL('/messages', requireOwnStack().mailboxUrl);
  url.searchParams.set('subject', subjectWords);
  url.searchParams.set('wait', waitSeconds.toString());
  const [mail, ...others] = (await (await fetch(url)).json()) as Mail[];
  if (!mail) throw new Error(`No mail about ${subjectWords} in ${waitSeconds.toString()} seconds.`);
  expect(others, 'the same message a second time').toEqual([]);
  return mail;
}
