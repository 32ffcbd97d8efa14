import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hashPassword } from './password-hash.ts';
import { readSettings, SettingsError } from './read-settings.ts';
import { secretNames } from './settings.ts';

let good: NodeJS.ProcessEnv;

beforeAll(async () => {
  good = {
    ADMIN_PASSWORD_HASH: await hashPassword('a password for tests'),
    SESSION_SECRET: '0123456789abcdef0123456789abcdef',
  };
});

function messageFor(change: NodeJS.ProcessEnv): string {
  try {
    readSettings({ ...good, ...change });
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

test('requires no setting, and keeps a session secret of its own', () => {
  const MAIL_DIR = mkdtempSync(join(tmpdir(), 'mail-'));
  const settings = readSettings({ MAIL_DIR });
  expect(settings).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    SMTP_URL: '',
    ADMIN_PASSWORD_HASH: '',
    SESSION_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(readSettings({ MAIL_DIR, SESSION_SECRET: '' })).toEqual(settings);
  expect(readdirSync(MAIL_DIR)).toEqual(['.session-secret']);
  expect(statSync(join(MAIL_DIR, '.session-secret')).mode & 0o777).toBe(0o600);
  rmSync(MAIL_DIR, { recursive: true });
});

test("rejects the admin's hash for the front desk", () => {
  const message = messageFor({ DESK_PASSWORD_HASH: good.ADMIN_PASSWORD_HASH });
  expect(message).toContain(
    "DESK_PASSWORD_HASH isn't valid. The front desk needs a password of its own.",
  );
  expect(message).not.toContain(good.ADMIN_PASSWORD_HASH);
});

test('treats empty variables as unset', () =>
  expect(readSettings({ ...good, PORT: '', REDIS_URL: ' ' })).toMatchObject({
    PORT: 3000,
    REDIS_URL: 'redis://localhost:6379',
  }));

test('lists all invalid settings in one message', () => {
  const message = messageFor({
    PORT: 'http',
    REDIS_URL: 'nowhere',
    SESSION_SECRET: '',
  });
  expect(message).toContain("PORT isn't valid.");
  expect(message).toContain("REDIS_URL isn't valid.");
  expect(message).toContain('SESSION_SECRET is missing.');
});

test('never prints values', () => {
  const canary = 'canary-4711';
  const secrets = [
    'SESSION_SECRET',
    'ADMIN_PASSWORD_HASH',
    'ADMIN_TOTP_SECRET',
  ];
  const names = ['SITE_URL', 'SMTP_URL', 'REDIS_URL', ...secrets];
  const message = messageFor(
    Object.fromEntries(names.map((name) => [name, canary])),
  );
  for (const name of names) expect(message).toContain(name);
  expect(message).not.toContain(canary);
});

test.each([
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET', 'change-me-change-me-change-me-change-me'],
  ['ADMIN_PASSWORD_HASH', 'change-me'],
  ['ADMIN_TOTP_SECRET', 'A'.repeat(32)],
  ['ADMIN_TOTP_SECRET', 'GEZDGNBVGY3TQOJQ'],
  ['ADMIN_TOTP_SECRET', 'gezdgnbvgy3tqojqgezdgnbvgy3tqojq'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://example.com/path'],
  ['SITE_URL', 'https://example.com/'],
  ['SITE_URL', 'https://user@example.com'],
  ['SITE_URL', 'ftp://example.com'],
  ['MAIL_TO', 'a@example.com, no-address'],
  ['MAIL_TO', 'a@example.com b@example.com'],
  ['MAIL_TO', '“a@example.com”'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_ALLOW_PLAINTEXT', 'yes'],
  ['MAIL_DIR', 'mail'],
  ['ALERT_TO', 'no-address'],
  ['CONTACT_LIMIT', '0'],
  ['CONTACT_LIMIT_OVERALL', 'many'],
  ['PORT', '70000'],
  ['LOG_LEVEL', 'loud'],
])('rejects %s=%s', (name, value) =>
  expect(messageFor({ [name]: value })).toContain(`${name} isn't valid.`),
);

test.each([
  ['MAIL_TO', 'a@example.com, Front Desk <b@example.com>'],
  ['MAIL_TO', '"Doe, Jane" <a@example.com>, <b@example.com>'],
  ['MAIL_FROM', 'Station Lens <website@example.com>'],
  ['SMTP_ALLOW_PLAINTEXT', '1'],
  ['ALERT_TO', 'operator@example.com'],
  ['ADMIN_TOTP_SECRET', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  ['SITE_URL', 'http://localhost:8080'],
  ['SITE_URL', 'https://[::1]:8443'],
  ['MAIL_TO', '"a@home" <a@example.com>; b@example.com'],
])('accepts %s=%s', (name, value) =>
  expect(messageFor({ [name]: value })).toBe(''),
);

test('requires sender and recipient when there is a mail server', () => {
  const SMTP_URL = 'smtp://user:pass@mail:587';
  const message = messageFor({ SMTP_URL });
  expect(message).toContain(
    'MAIL_TO is missing. Enter the email address that gets the messages',
  );
  expect(message).toContain(
    'MAIL_FROM is missing. Enter the email address that the messages come from',
  );
  expect(
    messageFor({
      SMTP_URL,
      MAIL_TO: 'a@example.com',
      MAIL_FROM: 'b@example.com',
    }),
  ).toBe('');
});

describe('secrets in files', () => {
  const secret = 'fedcba9876543210fedcba9876543210';

  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  function fileWith(text: string): string {
    const path = join(folder, 'secret');
    writeFileSync(path, text);
    return path;
  }

  test.each([secret, `${secret}\n`, `${secret}\r\n`])(
    'reads one without its newline',
    (text) => {
      const settings = {
        ...good,
        SESSION_SECRET: '',
        SESSION_SECRET_FILE: fileWith(text),
      };
      expect(readSettings(settings).SESSION_SECRET).toBe(secret);
    },
  );

  test('are those that Compose hands over as files', () => {
    const compose = new URL(
      '../../../docker-compose.secrets.yml',
      import.meta.url,
    );
    const variables = readFileSync(compose, 'utf8').matchAll(/(\w+)_FILE:/g);
    expect([...variables].map(([, name]) => name)).toEqual(secretNames);
  });

  test.each(secretNames)('rejects %s in both places', (name) => {
    const message = messageFor({
      [name]: secret,
      [`${name}_FILE`]: fileWith('any'),
    });
    expect(message).toContain(
      `${name} and ${name}_FILE are both set. Keep only one of them.`,
    );
  });

  test('names the variable and the path of a file that can not be read', () => {
    const message = messageFor({
      SESSION_SECRET: '',
      SESSION_SECRET_FILE: '/no/such/file',
    });
    expect(message).toContain(
      "SESSION_SECRET_FILE names /no/such/file, which can't be read (ENOENT).",
    );
    expect(message).not.toContain('SESSION_SECRET is missing');
  });

  test('validates what is in the file, and never prints it', () => {
    const message = messageFor({
      SESSION_SECRET: '',
      SESSION_SECRET_FILE: fileWith('canary-4711'),
    });
    expect(message).toContain("SESSION_SECRET isn't valid.");
    expect(message).not.toContain('canary-4711');
  });

  test('treats an empty file as unset', () => {
    expect(
      readSettings({ ...good, SMTP_URL_FILE: fileWith('\n') }).SMTP_URL,
    ).toBe('');
    const empty = fileWith('');
    expect(
      messageFor({ SESSION_SECRET: '', SESSION_SECRET_FILE: empty }),
    ).toContain('SESSION_SECRET is missing.');
  });

  test('reads no other setting from a file', () =>
    expect(readSettings({ ...good, PORT_FILE: '/no/such/file' }).PORT).toBe(
      3000,
    ));
});
