import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { Site } from './support/site.ts';
import { until } from './support/until.ts';
import { goodMessage } from './support/visitor.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('syncs a mail file before the rename, and the folder after it', async () => {
  const trace = join(folder, 'trace');
  const module = JSON.stringify(new URL('../src/mail/keep-file.ts', import.meta.url));
  const program = `
    const { keepFile } = await import(${module});
    await keepFile(${JSON.stringify(folder)}, 'a.eml', Buffer.from('A mail'));
  `;
  const tracer = ['-f', '-qq', '-y', '-o', trace, '-e', 'trace=fsync,fdatasync,rename,renameat2'];
  const command = [process.execPath, '--input-type=module', '--eval', program];
  await promisify(execFile)('strace', [...tracer, ...command], { timeout: 45_000 });

  expect(await readFile(join(folder, 'a.eml'), 'utf8')).toBe('A mail');
  const calls = (await readFile(trace, 'utf8'))
    .split('\n')
    .filter((call) => call.includes(folder))
    .map((call) => call.replace(/^\d+ +/, '').replaceAll(folder, ''));
  expect(calls).toEqual([
    expect.stringMatching(/^f(data)?sync\(\d+<\/a\.eml\.part>/),
    expect.stringMatching(/^rename(at2)?\(.*"\/a\.eml\.part", .*"\/a\.eml"/),
    expect.stringMatching(/^fsync\(\d+<>/),
  ]);
});

test('saves a message as a file that mail programs open, without a mail server', async () => {
  const mails = join(folder, 'mails');
  const site = await Site.open({ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '', MAIL_DIR: mails });
  await site.visit().post('/api/contact').send(goodMessage).expect(200);
  const name = await until('a file', async () =>
    (await readdir(mails)).find((one) => one.endsWith('.eml')),
  );
  const source = await readFile(join(mails, name), 'utf8');
  const mail = await PostalMime.parse(source);
  expect(mail.subject).toBe('[Website] Insurance Questions: Ann Example');
  // Nobody has to set addresses to try the site.
  expect(mail.from?.address).toBe('website@localhost');
  expect(mail.to?.map(({ address }) => address)).toEqual(['practice@localhost']);
  expect(mail.messageId).toBe(`<${name.replace(/\.eml$/, '')}>`);
  expect(name).toMatch(/^[\da-f-]+@site\.example\.eml$/);
  // RFC 5322 asks for both characters at the end of each line.
  expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  await site.close();
});
