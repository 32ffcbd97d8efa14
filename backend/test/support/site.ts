import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import passport from 'passport';
import request from 'supertest';
import { PasswordStrategy } from '../../src/auth/password.strategy.ts';
import { readSettings } from '../../src/config/read-settings.ts';
import { createApp } from '../../src/app.module.ts';
import { Outbox } from '../../src/outbox/outbox.ts';
import { hashPassword } from '../../src/config/password-hash.ts';
import {
  createRedisClient,
  type RedisClient,
} from '../../src/redis/create-redis-client.ts';
import { Redis } from '../../src/redis/redis.ts';
import { MailServer } from 'e2e/servers/mail-server.ts';
import { RedisServer } from 'e2e/servers/redis-server.ts';
import { until } from 'e2e/servers/until.ts';

export const adminPassword = 'the password of the tests';
export const deskPassword = 'the password of the front desk';

export const goodMessage = {
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@visitor.example',
  phone: '732-555-0101',
  subject: 'Insurance Questions',
  message: 'Do you take my insurance?\nThank you.',
  consent: true,
};

/** A hash that takes no time to check, unlike those in production. */
export const cheapHash = (password = adminPassword): Promise<string> =>
  hashPassword(password, { memory: 64, passes: 1, parallelism: 1 });

/** A call of the API. */
interface Call {
  readonly method: string;
  /** As the controllers declare it, with parameters such as `:id`. */
  readonly path: string;
}

/** The backend with its own Redis and mail server. */
export class Site {
  /** What has to end before the site does. */
  readonly beforeClose: (() => Promise<unknown>)[] = [];
  private readonly replicas: Site[] = [];
  private stopped?: Promise<void>;

  private constructor(
    readonly app: NestExpressApplication,
    readonly redis: RedisServer,
    readonly mailbox: MailServer,
    private readonly folder: string,
    /** The settings of this backend, for commands. */
    readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async open(
    environment: NodeJS.ProcessEnv = {},
    ownMailbox?: MailServer,
  ): Promise<Site> {
    const [redis, mailbox] = await Promise.all([
      RedisServer.start(),
      ownMailbox ?? MailServer.start(),
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    return Site.start(redis, mailbox, folder, {
      MAIL_DIR: folder,
      REDIS_URL: redis.url,
      SMTP_URL: mailbox.url,
      MAIL_TO: 'desk@practice.example',
      MAIL_FROM: 'website@practice.example',
      SITE_URL: 'http://site.example',
      ADMIN_PASSWORD_HASH: await cheapHash(),
      SESSION_SECRET: '0123456789abcdef0123456789abcdef',
      LOG_LEVEL: 'error',
      ...environment,
    });
  }

  /** One for all tests of a file, which closes after them. */
  static async shared(
    environment?: NodeJS.ProcessEnv,
    ownMailbox?: MailServer,
  ): Promise<Site> {
    const site = await Site.open(environment, ownMailbox);
    afterAll(() => site.close());
    return site;
  }

  private static async start(
    redis: RedisServer,
    mailbox: MailServer,
    folder: string,
    environment: NodeJS.ProcessEnv,
  ): Promise<Site> {
    const app = await createApp(readSettings(environment));
    await app.listen(0, '127.0.0.1');
    const site = new Site(app, redis, mailbox, folder, environment);
    await site.becomes('ready');
    return site;
  }

  /**
   * Another backend with the same Redis and mail server, optionally with
   * different settings.
   */
  async replica(environment: NodeJS.ProcessEnv = {}): Promise<Site> {
    const settings = { ...this.environment, ...environment };
    const replica = await Site.start(
      this.redis,
      this.mailbox,
      this.folder,
      settings,
    );
    this.replicas.push(replica);
    return replica;
  }

  /** Every call of the application, in its router's order. */
  get calls(): readonly Call[] {
    const { router } = this.app.getHttpAdapter().getInstance();
    const routes = router.stack.flatMap(({ route }) => route ?? []);
    return routes.flatMap(({ path, stack }) =>
      stack
        // Nest's own handler for unknown paths has no name.
        .filter(({ handle }) => handle.name !== '')
        .map(({ method }) => ({ method: method.toUpperCase(), path })),
    );
  }

  /** Where the backend keeps messages that Redis can't take. */
  get spoolFolder(): string {
    return join(this.folder, 'spool');
  }

  get outbox(): Outbox {
    return this.app.get(Outbox, { strict: false });
  }

  /**
   * A new visitor with a unique address, as nginx would report it. Passport has
   * one strategy for all backends of a process, the last one's. So this also
   * makes this backend's password the one that counts.
   */
  visit(): ReturnType<typeof request.agent> {
    passport.use(this.app.get(PasswordStrategy, { strict: false }));
    return request
      .agent(this.app.getHttpServer())
      .set('X-Forwarded-For', newAddress());
  }

  /** Sends a message with these changes, from a new address. */
  send(change: object = {}) {
    return this.visit()
      .post('/api/contact')
      .send({ ...goodMessage, ...change });
  }

  /** Posts it like a browser without JavaScript. */
  sendForm(change: object = {}) {
    return this.visit()
      .post('/api/contact')
      .type('form')
      .send({ ...goodMessage, consent: 'on', ...change });
  }

  /** A visitor who has signed in. */
  async signIn(
    password = adminPassword,
  ): Promise<ReturnType<typeof this.visit>> {
    const admin = this.visit();
    await admin.post('/api/admin/login').send({ password }).expect(200);
    return admin;
  }

  /** Starts Redis again, and waits until the backend uses it. */
  async restartRedis(): Promise<void> {
    await this.redis.run();
    await this.becomes('ready');
  }

  /** Waits until the backend reports this state. Throws after 15 s. */
  async becomes(state: 'ready' | 'not ready'): Promise<void> {
    const wanted = state === 'ready' ? 200 : 503;
    await until(`the backend to be ${state}`, async () => {
      const { status } = await request(this.app.getHttpServer()).get(
        '/api/health/ready',
      );
      // The response is cached for a second, so check the connection too.
      const { isReady } = this.app.get(Redis, { strict: false }).client;
      return status === wanted && (isReady || state === 'not ready');
    });
  }

  /** Runs a function with a connection to its Redis. */
  async withRedis<T>(use: (client: RedisClient) => Promise<T>): Promise<T> {
    const client = createRedisClient(this.redis.url, 'fail');
    await client.connect();
    try {
      return await use(client);
    } finally {
      client.destroy();
    }
  }

  /** All data in Redis as text. */
  dumpRedis(): Promise<string> {
    return this.withRedis(async (client) => {
      const lines = (await client.keys('*')).map(async (key) => {
        const type = await client.type(key);
        if (type === 'hash') return [key, await client.hGetAll(key)];
        if (type === 'string') return [key, await client.get(key)];
        if (type === 'list') return [key, await client.lRange(key, 0, -1)];
        if (type === 'zset') return [key, await client.zRange(key, 0, -1)];
        return [
          key,
          type === 'stream' ? await client.xRange(key, '-', '+') : type,
        ];
      });
      return (await Promise.all(lines))
        .map((line) => JSON.stringify(line))
        .join('\n');
    });
  }

  /** Resets every limit. */
  resetLimits(): Promise<void> {
    return this.deleteKeys('limit:*');
  }

  deleteKeys(pattern: string): Promise<void> {
    return this.withRedis(async (client) => {
      for (const key of await client.keys(pattern)) await client.del(key);
    });
  }

  /** Stops the backend alone. */
  stop(): Promise<void> {
    return (this.stopped ??= this.app.close());
  }

  /** Stops everything, even replicas that a failed test has left running. */
  async close(): Promise<void> {
    await Promise.all(this.beforeClose.map((end) => end()));
    await Promise.all([this, ...this.replicas].map((site) => site.stop()));
    await Promise.all([
      this.redis.stop(),
      this.mailbox.stop(),
      rm(this.folder, { recursive: true }),
    ]);
  }
}

let visitors = 0;

function newAddress(): string {
  visitors += 1;
  return `198.18.${Math.floor(visitors / 256).toString()}.${(visitors % 256).toString()}`;
}
