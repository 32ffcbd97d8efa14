import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  answeringSite,
  Checkout,
  everythingRuns,
  projectName,
} from './shell.ts';

/**
 * An engine without containers, whose images have these IDs. Records all
 * commands.
 */
const engine = (images: string) => `
  echo "$*" >>commands
  case "$*" in
    'compose config --format json') ${projectName} ;;
    'image ls '*) printf '%s\\n' ${images} ;;
    'image inspect '*) echo sha256:1 ;;
    'network ls '*) echo 1234 ;;
    'network inspect '*) echo true ;;
    *readSettings*) echo "SITE_URL is not valid. IPV6=$IPV6" >&2; exit 1 ;;
  esac`;

async function run(images: string, line: string) {
  const checkout = await Checkout.create({
    docker: engine(images),
    env: 'MODE=containers\nIPV6=false\n',
  });
  const outcome = await checkout.run(
    [],
    `. scripts/containers/environment.sh\n${line}`,
  );
  return { ...outcome, commands: await checkout.read('commands') };
}

// IPV6 isn't as the network has it, which must stay for now.
test('settings that the backend rejects never get into the pages, and change no network', async () => {
  const { status, stderr, commands } = await run('', 'build_images');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^SITE_URL is not valid\. IPV6=true\nError: .* Nothing was changed\.\n$/,
  );
  expect(commands).toMatch(/^compose build backend$/m);
  expect(commands).not.toMatch(/compose (build pages|stop|down)/);
});

/** Three releases, and the images that were built and started last. */
const images = (latest: string, current: string) =>
  ['pages', 'backend', 'nginx']
    .flatMap((service) => [
      ...releases.map((name) => `'optometry-${service}:${name} of-${name}'`),
      `'optometry-${service}:latest of-${latest}'`,
      `'optometry-${service}:current of-${current}'`,
    ])
    .join(' ');

const releases = [
  '20261101-080000-aaa',
  '20261102-080000-bbb',
  '20261103-080000-ccc',
] as const;
const [first, second, third] = releases;

test.each([
  ['its name', `of-${second}`, `Release: ${second}\n`],
  ['that it has none', 'built-by-hand', 'Release: without a name'],
])(
  'status says of the release that runs %s',
  async (_what, backendImage, sentence) => {
    const checkout = await Checkout.create({
      docker: `case "$*" in
        'compose config --format json') ${projectName} ;;
        'image ls '*) printf '%s\n' ${images(second, second)} ;;
        'image inspect '*:current) echo of-${second} ;;
        'ps '*service=pages*) ;;
        'ps '*) echo 1234 ;;
        'inspect --format {{.Id}} '*) echo 1234 running ,n, abc ${backendImage} name ;;
      esac`,
      env: 'MODE=containers\n',
    });
    const { stdout } = await checkout.run(
      [],
      '. scripts/containers/environment.sh; say_release',
    );
    expect(stdout).toContain(sentence);
    expect(stdout).toContain(third);
  },
);

for (const [what, latest, current, target] of [
  ['after an update', third, third, second],
  ['after a refused update', 'refused', third, third],
  ['after an interrupted rollback', second, third, second],
  ['once more', second, second, second],
  ['after a rollback and a refused update', third, second, second],
] as const) {
  test(`make rollback ${what} goes to the release that it should`, async () => {
    const { stdout } = await run(images(latest, current), 'rollback_target');
    expect(stdout).toBe(`${target}\n`);
  });
}

test('make rollback goes to the RELEASE that is named, or lists those that there are', async () => {
  const there = images(third, third);
  const line = (name: string) => `RELEASE=${name} && rollback_target`;
  expect((await run(there, line(first))).stdout).toBe(`${first}\n`);
  const { status, stderr } = await run(there, line('--help'));
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Error: There's no release --help. You have:\n${third}\n${second}\n${first}\n`,
  );
});

test('the images that started last get a name with time and commit, once', async () => {
  const { commands } = await run(images('new', third), 'tag_release');
  expect(commands).toMatch(
    /^tag optometry-backend:latest optometry-backend:\d{8}-\d{6}$/m,
  );
  expect(commands).toMatch(
    /^tag optometry-backend:latest optometry-backend:current$/m,
  );
  expect((await run(images(third, third), 'tag_release')).commands).not.toMatch(
    /^tag /m,
  );
});

/**
 * An engine whose builder prints a lot, as well as what Compose says about a
 * secret with a $, and where `fails` fails.
 */
const chatty = (fails: string) => `
  for_builder() {
    printf '#%s [build 2/9] RUN npm ci\\n' {1..150}
    echo 'level=warning msg="The \\"canary\\" variable is not set. Defaulting to a blank string."'
    [[ $* == "${fails}" ]] || return 0
    printf '#7 %s.5 why it failed\\n#8 0.1 another step\\n' 1 2 >&2
    echo '#7 ERROR: process "/bin/sh -c npm run build" did not complete successfully' >&2
    exit 17
  }
  case "$*" in
    *hash-password.js) cat >/dev/null; echo hash ;;
    'compose build'* | 'compose up'* | 'compose create'*) for_builder "$@" ;;
    ${everythingRuns}
  esac`;

/** Runs the first `make up` of a checkout. */
async function firstUp(checkout: Checkout, fails = '') {
  await checkout.addProgram('docker', chatty(fails));
  const HTTP_PORT = await answeringSite();
  return checkout.run([], 'scripts/up.sh', { HTTP_PORT });
}

test('the first make up fits on a screen, numbers its steps, and ends with the password and what comes next', async () => {
  const { status, stdout, stderr } = await firstUp(await Checkout.create());
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.split('\n');
  expect(lines.length, stdout).toBeLessThanOrEqual(25);
  const steps = lines.flatMap(
    (line) => /^ +0:\d\d {2}(\d of \d) {2}\S.* \.\.\.$/.exec(line)?.[1] ?? [],
  );
  expect(steps).toEqual([
    '1 of 6',
    '2 of 6',
    '3 of 6',
    '4 of 6',
    '5 of 6',
    '6 of 6',
  ]);
  expect(stdout).toMatch(
    /The site is up: .*\nThe dashboard: +.*\/admin\n\nThe admin pass/,
  );
  expect(stdout).toMatch(/\n {4}[a-z0-9]{20}\n[^]*\nNext:\n/);
  expect(stdout).toMatch(/\n.*make adopt .*\n.*make preflight .*\n$/);
});

test('a failed first start names the log and shows why, and only the next one shows a password', async () => {
  const checkout = await Checkout.create();
  const failed = await firstUp(checkout, 'compose build pages');
  expect(failed.status).toBe(1);
  expect(failed.stdout).not.toMatch(/admin password/);
  expect(failed.stderr).toMatch(
    /^\[build 2\/9\] RUN npm ci\nwhy it failed\nwhy it failed\nERROR: process .*\nAbove are/,
  );
  expect(failed.stderr).toMatch(
    /\nAbove are the last lines of .*site\.log\.\nError: .*Nothing was changed\.\n\nThere's no admin/,
  );
  const log = '.cache/logs/site.log';
  expect((await stat(join(checkout.folder, log))).mode & 0o777).toBe(0o600);
  expect(await checkout.read(log)).not.toMatch(/canary/);

  const { status, stdout } = await firstUp(checkout);
  expect(status).toBe(0);
  expect(stdout).toMatch(/The admin password/);
  expect(await checkout.read('.env')).toMatch(/^ADMIN_PASSWORD_HASH=hash$/m);
  const again = (await firstUp(checkout)).stdout;
  expect(again).not.toMatch(/admin password/);
  expect(again).toMatch(/\/admin\n"make admin-password" sets a new password/);
});
