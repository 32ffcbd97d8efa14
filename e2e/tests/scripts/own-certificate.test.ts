import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCertificate,
  type MadeCertificate,
} from '../../src/servers/made-certificate.ts';
import { Checkout } from './shell.ts';

const check = join(
  import.meta.dirname,
  '../../../nginx/tls/check-certificate.sh',
);

/** The script runs in nginx's image. A Mac's openssl and date differ. */
const elsewhere = process.platform === 'darwin';

/** The script's output: a line for each problem. */
async function problemsOf(
  certificate: string,
  key: string,
  ...names: string[]
): Promise<string> {
  try {
    return (await promisify(execFile)(check, [certificate, key, ...names]))
      .stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

let folder: string;
let good: MadeCertificate;
let other: MadeCertificate;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certificates-'));
  if (elsewhere) return;
  good = await makeCertificate(folder, 'good', {
    names: ['site.test', 'www.site.test'],
  });
  other = await makeCertificate(folder, 'other', { names: ['site.test'] });
});

afterAll(() => rm(folder, { recursive: true }));

const both = ['site.test', 'www.site.test'];

test(
  'accepts a certificate with its key, for all names',
  { skip: elsewhere },
  async () => {
    expect(await problemsOf(good.certificate, good.key, ...both)).toBe('');
    expect(await problemsOf(other.certificate, other.key, ...both)).toMatch(
      /^TLS_CERTIFICATE: this certificate isn't for www\.site\.test, which is in TLS_DOMAIN\.\n$/,
    );
    expect(await problemsOf(good.certificate, other.key, 'site.test')).toMatch(
      /^TLS_KEY: this key belongs to another certificate\.[^\n]*\n$/,
    );
  },
);

for (const [what, from, to, problem] of [
  ['expired', -2, -1, 'expired on'],
  ['early', 1, 2, 'is only valid from'],
] as const) {
  test(
    `rejects a certificate that is ${what}`,
    { skip: elsewhere },
    async () => {
      const at = (days: number) => Date.now() + days * 24 * 60 * 60 * 1000;
      const wanted = { names: ['site.test'], from: at(from), to: at(to) };
      const { certificate, key } = await makeCertificate(folder, what, wanted);
      expect(await problemsOf(certificate, key, 'site.test')).toMatch(
        new RegExp(
          `^TLS_CERTIFICATE: this certificate ${problem} [^\\n]+ GMT\\.\\n$`,
        ),
      );
    },
  );
}

test(
  'rejects other files, and never prints them',
  { skip: elsewhere },
  async () => {
    const any = join(folder, 'any');
    await writeFile(any, 'canary-4711\n');
    const problems = await problemsOf(any, any, 'site.test');
    expect(problems.split('\n')).toEqual([
      expect.stringMatching(/^TLS_KEY: this file has to be a private key/),
      expect.stringMatching(
        /^TLS_CERTIFICATE: this file has to be a certificate/,
      ),
      '',
    ]);
    expect(await problemsOf(good.key, good.key, 'site.test')).toMatch(
      /^TLS_CERTIFICATE: this file/,
    );
  },
);

test(
  'rejects a key with a passphrase without asking for it',
  { skip: elsewhere },
  async () => {
    const locked = join(folder, 'locked');
    const lock = [
      'pkey',
      '-in',
      good.key,
      '-aes256',
      '-passout',
      'pass:canary',
      '-out',
      locked,
    ];
    await promisify(execFile)('openssl', lock);
    expect(await problemsOf(good.certificate, locked, 'site.test')).toMatch(
      /^TLS_KEY: .* without a passphrase/,
    );
  },
);

/** Only what's in a file is checked with openssl. */
const anyFile = import.meta.filename;

const parts = ['command', 'settings'];

const validate = async (lines: string[], run = 'validate_settings') => {
  const checkout = await Checkout.create({ env: `${lines.join('\n')}\n` });
  return checkout.run(parts, run);
};

for (const [given, missing] of [
  ['TLS_CERTIFICATE', 'TLS_KEY'],
  ['TLS_KEY', 'TLS_CERTIFICATE'],
] as const) {
  test(`rejects ${given} without ${missing}`, async () => {
    const { status, stderr } = await validate([`${given}=${anyFile}`]);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Error: ${missing} in .env is missing. With ${given}, you need both.\n`,
    );
  });
}

test('rejects a file that does not exist', async () => {
  const { status, stderr } = await validate([
    'TLS_CERTIFICATE=/no/such',
    `TLS_KEY=${anyFile}`,
  ]);
  expect(status).toBe(1);
  expect(stderr).toBe(
    "Error: TLS_CERTIFICATE in .env isn't valid: there's no file /no/such.\n",
  );
});

// root can read every file.
test(
  'rejects a file that this user can not read',
  { skip: process.getuid?.() === 0 },
  async () => {
    const closed = join(folder, 'closed');
    await writeFile(closed, '');
    await chmod(closed, 0);
    const { status, stderr } = await validate([
      `TLS_CERTIFICATE=${closed}`,
      `TLS_KEY=${anyFile}`,
    ]);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^Error: TLS_CERTIFICATE in .env isn't valid: you aren't allowed to read /,
    );
  },
);

test('make tls needs no email address with an own certificate', async () => {
  const settings = ['TLS_DOMAIN=site.test', 'SITE_URL=https://site.test'];
  const own = [`TLS_CERTIFICATE=${anyFile}`, `TLS_KEY=${anyFile}`];
  expect(
    (await validate([...settings, ...own], 'require_tls_settings')).status,
  ).toBe(0);
  expect((await validate(settings, 'require_tls_settings')).status).toBe(1);
});
