import { spawn, type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, mkdtemp, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listens, freePort } from '../servers/ports.ts';
import { until } from '../servers/until.ts';
import type { Part, Rig } from './rig.ts';

interface Program {
  name: string;
  command: string[];
  environment: NodeJS.ProcessEnv;
  /** The program has started once it listens here. */
  port: number;
  /** Its output is appended to this file. */
  log: string;
}

/** A program that runs as a local process. */
export class ProcessPart implements Part {
  readonly name: string;
  readonly #program: Program;
  #process: ChildProcess | undefined;

  constructor(program: Program) {
    this.name = program.name;
    this.#program = program;
  }

  async start(): Promise<void> {
    const { command, environment, port, log } = this.#program;
    const [file = '', ...rest] = command;
    const output = await open(log, 'a');
    const started = spawn(file, rest, {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', output.fd, output.fd],
    });
    this.#process = started;
    await output.close();
    const hasEnded = () => started.exitCode !== null;
    await until(`the ${this.name} to listen`, async () => hasEnded() || listens(port), 20_000);
    if (hasEnded()) {
      throw new Error(`The ${this.name} ended at once:\n${await readFile(log, 'utf8')}`);
    }
  }

  async kill(): Promise<void> {
    const running = this.#process;
    if (running?.exitCode !== null || running.signalCode) return;
    const exit = once(running, 'exit');
    running.kill('SIGKILL');
    await exit;
  }

  terminate(): Promise<void> {
    this.#process?.kill('SIGTERM');
    return Promise.resolve();
  }

  async exited(): Promise<number> {
    const running = this.#process;
    if (running?.exitCode === null && running.signalCode === null) await once(running, 'exit');
    return running?.exitCode ?? Number.NaN;
  }

  freeze(): Promise<void> {
    this.#process?.kill('SIGSTOP');
    return Promise.resolve();
  }

  thaw(): Promise<void> {
    this.#process?.kill('SIGCONT');
    return Promise.resolve();
  }
}

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');
const built = (path: string): string => join(repository, 'backend/dist/backend/src', path);

/** Each gets every message. */
const recipients = ['desk@practice.test', 'doctor@practice.test'];

interface RigOptions {
  adminPassword?: string;
  /** More settings of the backend. */
  settings?: Record<string, string>;
}

/** Runs the built backend, Redis and the mailbox as local processes, without nginx. */
export async function openProcessRig(options: RigOptions = {}): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const log = join(folder, 'log');
  const backendPort = await freePort();
  const redisPort = await freePort();
  const smtpPort = await freePort();
  const mailboxPort = await freePort();
  const hash = await hashPassword(options.adminPassword ?? randomBytes(16).toString('hex'));
  const settings = {
    SITE_URL: `http://localhost:${backendPort.toString()}`,
    HOST: '127.0.0.1',
    PORT: backendPort.toString(),
    REDIS_URL: `redis://127.0.0.1:${redisPort.toString()}`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort.toString()}`,
    MAIL_DIR: folder,
    MAIL_TO: recipients.join(),
    MAIL_FROM: 'website@practice.test',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ADMIN_PASSWORD_HASH: hash,
    // All messages come from the same address.
    CONTACT_LIMIT: '100000',
    CONTACT_LIMIT_OVERALL: '100000',
    LOG_LEVEL: 'debug',
    ...options.settings,
  };

  const redisOptions = `--bind 127.0.0.1 --port ${redisPort.toString()} --dir ${folder} --save  --appendonly yes --appendfsync always`;
  const redis = new ProcessPart({
    name: 'redis',
    command: ['redis-server', ...redisOptions.split(' ')],
    environment: {},
    port: redisPort,
    log,
  });
  const mailbox = new ProcessPart({
    name: 'mailbox',
    command: [process.execPath, join(repository, 'e2e/src/servers/mailbox/main.ts')],
    environment: {
      MAILBOX_SMTP_PORT: smtpPort.toString(),
      MAILBOX_HTTP_PORT: mailboxPort.toString(),
      MAILBOX_FILE: join(folder, 'mails.jsonl'),
    },
    port: mailboxPort,
    log: join(folder, 'mailbox.log'),
  });
  const backend = new ProcessPart({
    name: 'backend',
    command: [process.execPath, '--conditions=built', built('main.js')],
    environment: settings,
    port: backendPort,
    log,
  });
  const parts = [redis, mailbox, backend];
  for (const part of parts) await part.start();

  return {
    backend,
    redis,
    mailbox,
    recipients,
    siteUrl: settings.SITE_URL,
    mailboxUrl: `http://127.0.0.1:${mailboxPort.toString()}`,
    outbox: async (verb) => {
      const { stdout } = await run(process.execPath, [built('cli/outbox.js'), verb], {
        env: settings,
      });
      return stdout;
    },
    logs: () => readFile(log, 'utf8'),
    close: async () => {
      for (const part of parts) await part.kill();
      await rm(folder, { recursive: true });
    },
  };
}

async function hashPassword(password: string): Promise<string> {
  const hashing = run(process.execPath, [built('cli/hash-password.js')]);
  hashing.child.stdin?.end(`${password}\n`);
  return (await hashing).stdout.trim();
}
