import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Checkout } from './shell.ts';

const parts = ['mode'];

const engines = {
  available: 'case "$1 $2" in "volume ls") ;; esac',
  hasVolumes: 'case "$1 $2" in "volume ls") echo ours_redis ;; esac',
  down: 'echo "Cannot connect to the Docker daemon" >&2; exit 1',
};

interface Start {
  docker: keyof typeof engines;
  env?: string;
  /** What `MODE=` asks for. */
  asked?: string;
  hasLocalData?: true;
}

/** Each with the chosen mode, or what the error says. */
const starts: [what: string, start: Start, outcome: string | RegExp][] = [
  [
    'the first start uses containers if Docker is available',
    { docker: 'available' },
    'containers',
  ],
  [
    'the first start uses local processes if Docker is down',
    { docker: 'down' },
    'local',
  ],
  [
    'the first start uses the mode asked for',
    { docker: 'available', asked: 'local' },
    'local',
  ],
  [
    'containers are asked for and Docker is down',
    { docker: 'down', asked: 'containers' },
    /needs Docker \(MODE=containers\)[^]*systemctl start docker/,
  ],
  [
    'the recorded mode needs Docker and it is down',
    { docker: 'down', env: 'MODE=containers\n' },
    /Nothing was changed\.[^]*systemctl start docker/,
  ],
  [
    'the recorded mode stays even if Docker is available now',
    { docker: 'hasVolumes', env: 'MODE=local\n' },
    'local',
  ],
  [
    'another mode than the recorded one is rejected',
    { docker: 'available', env: 'MODE=containers\n', asked: 'local' },
    /This site runs with MODE=containers, but you asked for MODE=local\./,
  ],
  [
    'an .env without a mode means containers if the project has volumes',
    { docker: 'hasVolumes', env: 'SITE_URL=\n', hasLocalData: true },
    'containers',
  ],
  [
    'an .env without a mode, with volumes, rejects local processes',
    {
      docker: 'hasVolumes',
      env: 'SITE_URL=\n',
      hasLocalData: true,
      asked: 'local',
    },
    /you asked for MODE=local/,
  ],
  [
    'an .env without a mode means local processes if there is local data',
    { docker: 'available', env: 'SITE_URL=\n', hasLocalData: true },
    'local',
  ],
  [
    'an .env without a mode fails if Docker is down',
    { docker: 'down', env: 'SITE_URL=\n' },
    /doesn't say how this site runs, and Docker isn't answering/,
  ],
];

for (const [
  what,
  { docker, asked = '', hasLocalData, ...options },
  outcome,
] of starts) {
  test(what, async () => {
    const checkout = await Checkout.create({
      docker: engines[docker],
      ...options,
    });
    if (hasLocalData)
      await mkdir(join(checkout.folder, '.local/redis'), { recursive: true });
    const { status, stdout, stderr } = await checkout.run(
      parts,
      'choose_mode up',
      { MODE: asked },
    );
    expect([status, stdout]).toEqual(
      typeof outcome === 'string' ? [0, outcome] : [1, ''],
    );
    expect(stderr).toMatch(outcome instanceof RegExp ? outcome : /^$/);
  });
}

test('tells a user who may not read .env whose it is', async () => {
  const checkout = await Checkout.create({ env: 'MODE=local\n' });
  // root can read every file.
  const other =
    process.getuid?.() === 0
      ? 'setpriv --reuid=65534 --regid=65534 --clear-groups'
      : '';
  const { status, stderr } = await checkout.run(
    [],
    `chmod 755 .; chmod 0 .env; ${other} bash -c '. scripts/shared/mode.sh; choose_mode up'`,
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Error: You aren't allowed to read \.env, which belongs to \S+\. /,
  );
});

test('records the mode once and keeps all other lines', async () => {
  const checkout = await Checkout.create({
    env: '# mine\nMODE=\nSITE_URL=http://a.test\n',
  });
  await checkout.run(parts, 'record_mode', { MODE: 'containers' });
  await checkout.run(parts, 'record_mode', { MODE: 'local' });
  expect(await checkout.read('.env')).toBe(
    '# mine\nMODE=containers\nSITE_URL=http://a.test\n',
  );
});
