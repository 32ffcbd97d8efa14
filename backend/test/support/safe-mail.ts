import { expect } from '@jest/globals';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { cleaned, contactFields } from 'shared/contact-rules';
import type { Mail } from 'e2e/servers/mail-server.ts';
import { goodMessage } from './site.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const elementsOf = (
  nodes: readonly Node[],
): DefaultTreeAdapterTypes.Element[] =>
  nodes.flatMap((node) =>
    'tagName' in node ? [node, ...elementsOf(node.childNodes)] : [],
  );

/** Lowercases the domain, as mails do. */
const lowercaseDomain = (email: string): string =>
  cleaned(contactFields.email, email).replace(/@.*/, (domain) =>
    domain.toLowerCase(),
  );

/**
 * Expects one recipient, one sender, one reply-to address and only our own
 * markup.
 */
export function expectSafe(mail: Mail, email = goodMessage.email): void {
  expect(mail.recipients).toEqual(['desk@practice.example']);
  expect(mail.to.map(({ address }) => address)).toEqual([
    'desk@practice.example',
  ]);
  expect(mail.from?.address).toBe('website@practice.example');
  expect(mail.replyTo.map(({ address }) => address)).toEqual([
    lowercaseDomain(email),
  ]);
  expect(mail.cc).toEqual([]);
  expect(mail.bcc).toEqual([]);
  const keys = mail.headers.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);

  const colors = '<meta name="color-scheme" content="light dark">';
  const elements = elementsOf(
    parseFragment(mail.html?.replace(colors, '') ?? '').childNodes,
  );
  const allowed = ['p', 'span', 'a', 'bdi', 'div', 'br'];
  if (mail.subject.startsWith('URGENT '))
    allowed.push('details', 'summary', 'h2', 'ul', 'li', 'strong');
  expect(
    elements
      .map(({ tagName }) => tagName)
      .filter((name) => !allowed.includes(name)),
  ).toEqual([]);
  for (const { attrs } of elements) {
    for (const { name, value } of attrs) {
      expect(['style', 'href', 'dir']).toContain(name);
      if (name === 'href') expect(value).toMatch(/^(tel|mailto):[^<>"]+$/);
    }
  }
}
