import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { TOTP } from 'otpauth';

const program = new URL('second-factor.ts', import.meta.url).pathname;

interface Setup {
  readonly secret: string;
  /** Answers one question. */
  answer(line: string): void;
  finish(): Promise<{ status: number; stdout: string; stderr: string }>;
}

/** Starts the program and reads the key that it shows. */
async function start(): Promise<Setup> {
  const child = spawn(process.execPath, [program], {
    env: { SITE_URL: 'https://www.example.com' },
  });
  const exited = once(child, 'exit') as Promise<[status: number]>;
  const stdout = text(child.stdout);
  let stderr = '';
  const asked = Promise.withResolvers<undefined>();
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    stderr += part;
    if (stderr.includes('now shows: ')) asked.resolve(undefined);
  });
  await asked.promise;
  const key = /key there: (?<key>[A-Z2-7 ]+)\n/.exec(stderr)?.groups?.key ?? '';
  return {
    secret: key.replaceAll(' ', ''),
    answer: (line) => child.stdin.write(`${line}\n`),
    finish: async () => {
      child.stdin.end();
      const [status] = await exited;
      return { status, stdout: await stdout, stderr };
    },
  };
}

const codeFor = (secret: string, at = Date.now()) =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: at,
  });

test('shows a QR code and prints the secret after a right code', async () => {
  const setup = await start();
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
  setup.answer(codeFor(setup.secret));
  const { status, stdout, stderr } = await setup.finish();
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `${setup.secret}\n`,
  });
  expect(
    stderr.split('\n').filter((line) => /[▀▄]/.test(line)).length,
  ).toBeGreaterThan(15);
});

test('asks again after a wrong code', async () => {
  const setup = await start();
  setup.answer('12345');
  setup.answer(codeFor(setup.secret, Date.now() + 3_600_000));
  setup.answer(codeFor(setup.secret).replace(/^.../, '$& '));
  const { status, stdout, stderr } = await setup.finish();
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `${setup.secret}\n`,
  });
  expect(stderr).toContain("isn't a code of six digits");
  expect(stderr).toMatch(/doesn't match.*\d\d:\d\d:\d\d UTC/);
});

test.each([{ answers: ['000 00', 'no code', ''] }, { answers: [] }])(
  'prints no secret after $answers',
  async ({ answers }) => {
    const setup = await start();
    for (const answer of answers) setup.answer(answer);
    const { status, stdout, stderr } = await setup.finish();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain("No code matched. Check the phone's clock");
  },
);

test('says what to do without SITE_URL', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    env: {},
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('make admin-second-factor');
});
