import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { shell } from '../../../src/compose-project.ts';
import { readableLines } from '../../../src/env-lines.ts';

const base = 'docker-compose.yml';
const tls = 'docker-compose.tls.yml';
const swarm = 'docker-compose.swarm.yml';
const secrets = 'docker-compose.secrets.yml';
const tests = 'e2e/docker-compose.e2e.yml';
const authority = 'e2e/docker-compose.authority.yml';

const combinations = [
  [base],
  [base, tls],
  [base, swarm],
  [base, secrets],
  [base, tls, secrets],
  [base, swarm, secrets],
  [base, tests],
  [base, tests, tls, authority],
];

interface Service {
  ports?: { target: number; host_ip?: string }[];
  tmpfs?: string[];
  volumes?: { type: string; target: string }[];
  deploy?: { replicas?: number };
}

interface Config {
  services: Record<string, Service>;
  networks: Record<string, { enable_ipv6?: boolean }>;
}

async function configOf(
  files: readonly string[],
  settings = '',
): Promise<Config> {
  const options = files.map((file) => `--file ${file}`).join(' ');
  const command = `docker compose --profile '*' ${options} config --format json`;
  return JSON.parse(await shell(`${settings} ${command}`)) as Config;
}

for (const combination of combinations) {
  test(`Compose accepts ${combination.join(' and ')}`, async () => {
    const { services } = await configOf(combination);
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['nginx', 'backend', 'redis']),
    );
    for (const name of ['nginx', 'backend', 'redis']) {
      const { tmpfs = [], volumes = [] } = services[name] ?? {};
      const folders = [
        ...tmpfs.map((line) => line.split(':')[0]),
        ...volumes
          .filter(({ type }) => type === 'tmpfs')
          .map(({ target }) => target),
      ];
      expect(folders, name).toEqual(['/tmp']);
    }
  });
}

for (const [settings, address] of [
  ['env -u PUBLISH_ADDRESS COMPOSE_ENV_FILES=/dev/null', '127.0.0.1'],
  ['PUBLISH_ADDRESS=', undefined],
  ['PUBLISH_ADDRESS=[192.0.2.7]:', '192.0.2.7'],
  ['PUBLISH_ADDRESS=[2001:db8::7]:', '2001:db8::7'],
] as const) {
  test(`${settings} publishes every port on ${address ?? 'all addresses'}`, async () => {
    const { services } = await configOf([base, tls], settings);
    const ports = services['nginx']?.ports ?? [];
    expect(ports.map(({ target, host_ip }) => [target, host_ip])).toEqual([
      [8080, address],
      [8443, address],
      [8443, address],
    ]);
  });
}

test('IPV6 turns IPv6 on or off in the network', async () => {
  expect(
    (await configOf([base], 'IPV6=true')).networks['default']?.enable_ipv6,
  ).toBe(true);
  expect(
    (await configOf([base], 'IPV6=')).networks['default']?.enable_ipv6,
  ).toBeFalsy();
});

test('a swarm gets neither an address nor a setting that it rejects', async () => {
  const settings = 'IPV6=true PUBLISH_ADDRESS=[127.0.0.1]:';
  const { services, networks } = await configOf([base, swarm], settings);
  expect(services['nginx']?.ports).toMatchObject([
    { target: 8080, mode: 'host' },
  ]);
  expect(services['nginx']?.ports?.[0]).not.toHaveProperty('host_ip');
  expect(networks['default']).not.toHaveProperty('enable_ipv6');
});

test('Compose reads .env as the table of lines says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'env-'));
  const file = 'services: { a: { image: a, environment: { A: "${A-}" } } }';
  await writeFile(join(folder, 'docker-compose.yml'), file);
  try {
    for (const [lines, value] of readableLines) {
      await writeFile(join(folder, '.env'), `${lines}\n`);
      const { services } = JSON.parse(
        await shell(
          `cd ${folder} && env -u COMPOSE_FILE -u COMPOSE_ENV_FILES docker compose config --format json`,
        ),
      ) as { services: { a: { environment: { A: string } } } };
      expect(services.a.environment.A, JSON.stringify(lines)).toBe(value);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
