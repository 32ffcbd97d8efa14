import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { createTransport } from 'nodemailer';
import { MailServer, type Mail } from './mail-server.ts';

const server = await MailServer.start();

after(() => server.stop());

beforeEach(async () => {
  await fetch(`${server.apiUrl}/messages`, { method: 'DELETE' });
  await server.setBehavior('accept');
});

test('returns accepted mail with decoded fields', async () => {
  await send('Größe');
  const [mail] = await messages('?subject=Gr');
  assert.equal(mail?.subject, 'Größe');
  assert.deepEqual(mail.from, { name: 'Website', address: 'website@example.com' });
  assert.deepEqual(mail.replyTo, [{ name: 'Ada', address: 'ada@example.com' }]);
  assert.deepEqual(mail.recipients, ['desk@example.com']);
  assert.match(mail.text ?? '', /^A message/);
  assert.ok(mail.headers.some(({ key }) => key === 'message-id'));
});

test('a waiting request gets the mail that arrives later', async () => {
  const waiting = messages('?subject=Later&wait=10');
  await send('Sooner');
  await send('Later');
  assert.deepEqual(
    (await waiting).map(({ subject }) => subject),
    ['Later'],
  );
});

test('returns an empty list when the wait times out', async () => {
  assert.deepEqual(await messages('?wait=0.1'), []);
});

test('refuses mail temporarily or permanently', async () => {
  await server.setBehavior('refuse-temporarily');
  await assert.rejects(send('Refused'), { responseCode: 451 });
  await server.setBehavior('refuse-permanently');
  await assert.rejects(send('Refused'), { responseCode: 550 });
  assert.deepEqual(await messages(''), []);
});

test('delivers held mail once it accepts again', async () => {
  await server.setBehavior('hold');
  const sent = send('Held');
  while ((await (await fetch(`${server.apiUrl}/held`)).text()) !== '1');
  assert.deepEqual(await messages('?subject=Held'), []);
  await server.setBehavior('accept');
  await sent;
  assert.equal((await messages('?subject=Held')).length, 1);
});

test('hangs until the sender times out', async () => {
  await server.setBehavior('hang');
  await assert.rejects(send('Lost'), { code: 'ETIMEDOUT' });
  assert.deepEqual(await messages(''), []);
});

test('drops the connection during the message without a response', async () => {
  await server.setBehavior('disconnect');
  await assert.rejects(send('Lost'), (error: Error) => !('responseCode' in error));
  assert.deepEqual(await messages(''), []);
});

test('keeps accepted mail when it is killed', async () => {
  await send('Kept');
  await server.kill();
  await server.run();
  assert.deepEqual(
    (await messages('')).map(({ subject }) => subject),
    ['Kept'],
  );
});

async function send(subject: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: server.port, socketTimeout: 500 });
  await transport.sendMail({
    envelope: { from: 'bounce@example.com', to: 'desk@example.com' },
    from: { name: 'Website', address: 'website@example.com' },
    to: 'desk@example.com',
    replyTo: { name: 'Ada', address: 'ada@example.com' },
    subject,
    text: 'A message',
  });
}

async function messages(query: string): Promise<Mail[]> {
  return (await (await fetch(`${server.apiUrl}/messages${query}`)).json()) as Mail[];
}
