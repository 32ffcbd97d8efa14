import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { createTransport } from 'nodemailer';
import type { Behavior } from './behavior.ts';
import type { Mail } from './mail.ts';

const smtpPort = await freePort();
const httpPort = await freePort();
const api = `http://127.0.0.1:${httpPort.toString()}`;
const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
const file = join(folder, 'journal');
let program = await start();

after(async () => {
  program.kill();
  await once(program, 'exit');
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await fetch(`${api}/messages`, { method: 'DELETE' });
  await setBehavior('accept');
});

test('returns accepted mail with decoded fields', async () => {
  await send('Größe');
  const [mail] = await messages('?subject=Gr');
  assert.equal(mail?.subject, 'Größe');
  assert.deepEqual(mail.from, { name: 'Website', address: 'website@example.com' });
  assert.deepEqual(mail.replyTo, [{ name: 'Ada', address: 'ada@example.com' }]);
  assert.deepEqual(mail.envelope, { from: 'bounce@example.com', to: ['desk@example.com'] });
  assert.match(mail.text ?? '', /^A message/);
  assert.ok(mail.headers.some(({ name }) => name === 'message-id'));
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
  await setBehavior('refuse-temporarily');
  await assert.rejects(send('Refused'), { responseCode: 451 });
  await setBehavior('refuse-permanently');
  await assert.rejects(send('Refused'), { responseCode: 554 });
  assert.deepEqual(await messages(''), []);
});

test('delivers held mail once it accepts again', async () => {
  await setBehavior('hold');
  const sent = send('Held');
  while ((await (await fetch(`${api}/held`)).text()) !== '1');
  assert.deepEqual(await messages('?subject=Held'), []);
  await setBehavior('accept');
  await sent;
  assert.equal((await messages('?subject=Held')).length, 1);
});

test('hangs until the sender times out', async () => {
  await setBehavior('hang');
  await assert.rejects(send('Lost'), { code: 'ETIMEDOUT' });
  assert.deepEqual(await messages(''), []);
});

test('drops the connection during the message without a response', async () => {
  await setBehavior('disconnect');
  await assert.rejects(send('Lost'), (error: Error) => !('responseCode' in error));
  assert.deepEqual(await messages(''), []);
});

test('keeps accepted mail when it is killed', async () => {
  await send('Kept');
  program.kill('SIGKILL');
  await once(program, 'exit');
  program = await start();
  assert.deepEqual(
    (await messages('')).map(({ subject }) => subject),
    ['Kept'],
  );
});

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      MAILBOX_SMTP_PORT: smtpPort.toString(),
      MAILBOX_HTTP_PORT: httpPort.toString(),
      MAILBOX_FILE: file,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function send(subject: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, socketTimeout: 500 });
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
  return (await (await fetch(`${api}/messages${query}`)).json()) as Mail[];
}

async function setBehavior(behavior: Behavior): Promise<void> {
  await fetch(`${api}/behavior`, { method: 'PUT', body: behavior });
}
