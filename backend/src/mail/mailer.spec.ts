import { expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { Settings } from '../config/settings.ts';
import { toMessage } from './mailer.ts';

async function sent(name: string) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const replyTo = { name, address: 'ann@visitor.example' };
  const mail = {
    messageId: '<a@site.example>',
    replyTo,
    subject: `Other: ${name}`,
    text: 'A',
  };
  const { message } = await transport.sendMail(toMessage(mail, new Settings()));
  const raw = (message as Buffer).toString();
  return { raw, parsed: await PostalMime.parse(raw) };
}

test.each([
  ['Ann Example', 'Ann Example'],
  ['Zoë "Zo" O’Hara', 'Zoë "Zo" O’Hara'],
  ['=?utf-8?q?=0d=0aBcc:_e@x?=', ''],
  ['Ann =? ?=', ''],
])(
  'sends the name %s as it was typed, and nothing that decodes to something else',
  async (name, shown) => {
    const { raw, parsed } = await sent(name);
    expect(parsed.subject).toBe(`Other: ${name}`);
    expect(parsed.replyTo).toEqual([
      { name: shown, address: 'ann@visitor.example' },
    ]);
    expect(raw).not.toContain('=?utf-8?q?=0d');
  },
);

test('asks mail programs not to answer by themselves', async () => {
  const { parsed } = await sent('Ann');
  const valueOf = (name: string) =>
    parsed.headers.find(({ key }) => key === name)?.value;
  expect(valueOf('auto-submitted')).toBe('auto-generated');
  expect(valueOf('x-auto-response-suppress')).toBe('All');
});

test('has the date of sending, because servers refuse old mail', async () => {
  const { parsed } = await sent('Ann');
  expect(Math.abs(Date.now() - Date.parse(parsed.date ?? ''))).toBeLessThan(
    60_000,
  );
});
