import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { open, readFile, mkdtemp, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MailServer } from '../servers/mail-server.ts';
import { listens, freePort } from '../servers/ports.ts';
import { Program } from '../servers/program.ts';
import { RedisServer } from '../servers/redis-server.ts';
import { until } from '../servers/until.ts';
import type { Rig } from './rig.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');
const built = (path: string): string => join(repository, 'backend/dist/backend/src', path);

/** In milliseconds. The tests of other checkouts may keep the processors busy. */
const startLimit = 150_000;

/** The built backend as a local process. */
class Backend extends Program {
  readonly name = 'backend';
  readonly #settings: NodeJS.ProcessEnv;
  /** Its output is appended to this file. */
  readonly #log: string;

  constructor(settings: NodeJS.ProcessEnv, log: string) {
    super();
    this.#settings = settings;
    this.#log = log;
  }

  protected async spawn(): Promise<ChildProcess> {
    const output = await open(this.#log, 'a');
    const started = spawn(process.execPath, ['--conditions=built', built('main.js')], {
      env: { PATH: process.env['PATH'], ...this.#settings },
      stdio: ['ignore', output.fd, output.fd],
    });
    await output.close();
    return started;
  }

  protected hasStarted(started: ChildProcess): Promise<boolean> {
    const isListening = async () => {
      if (started.exitCode !== null) throw new Error(await readFile(this.#log, 'utf8'));
      return listens(Number(this.#settings['PORT']));
    };
    return until('the backend to listen', isListening, startLimit);
  }
}

/** Each gets every message. */
const recipients = ['desk@practice.test', 'doctor@practice.test'];

/** Runs the built backend, Redis and the mailbox as local processes, without nginx. */
export async function openProcessRig(): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const log = join(folder, 'log');
  const [port, redis, mailbox] = [
    (await freePort()).toString(),
    await RedisServer.start(),
    await MailServer.start(),
  ];
  const settings = {
    SITE_URL: `http://localhost:${port}`,
    HOST: '127.0.0.1',
    PORT: port,
    REDIS_URL: redis.url,
    SMTP_URL: mailbox.url,
    MAIL_DIR: folder,
    MAIL_TO: recipients.join(),
    MAIL_FROM: 'website@practice.test',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ADMIN_PASSWORD_HASH: await hashOf(randomBytes(16).toString('hex')),
    // All messages come from the same address.
    CONTACT_LIMIT: '100000',
    CONTACT_LIMIT_OVERALL: '100000',
    LOG_LEVEL: 'debug',
  };
  const backend = new Backend(settings, log);
  const close = async () => {
    await backend.kill();
    await Promise.all([redis.stop(), mailbox.stop(), rm(folder, { recursive: true })]);
  };
  // Servers that go on would keep the test's process alive.
  await backend.run().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    backend,
    redis,
    mailbox,
    recipients,
    siteUrl: settings.SITE_URL,
    mailboxUrl: mailbox.apiUrl,
    outbox: async (verb) => {
      const command = [built('cli/outbox.js'), verb];
      return (await run(process.execPath, command, { env: settings })).stdout;
    },
    logs: () => readFile(log, 'utf8'),
    close,
  };
}

async function hashOf(password: string): Promise<string> {
  const hashing = run(process.execPath, [built('cli/hash-password.js')]);
  hashing.child.stdin?.end(`${password}\n`);
  return (await hashing).stdout.trim();
}
