import { expect, test } from '@playwright/test';
import { docker } from '../../../src/run.ts';

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
  tmpfs?: string[];
  volumes?: { type: string; target: string }[];
  deploy?: { replicas?: number };
}

for (const combination of combinations) {
  test(`Compose accepts ${combination.join(' and ')}`, async () => {
    const options = combination.flatMap((file) => ['--file', file]);
    const config = await docker(
      ...['compose', '--profile', '*', ...options, 'config', '--format', 'json'],
    );
    const { services } = JSON.parse(config) as { services: Record<string, Service> };
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['nginx', 'backend', 'redis']));
    for (const name of ['nginx', 'backend', 'redis']) {
      const { tmpfs = [], volumes = [] } = services[name] ?? {};
      const folders = [
        ...tmpfs.map((line) => line.split(':')[0]),
        ...volumes.filter(({ type }) => type === 'tmpfs').map(({ target }) => target),
      ];
      expect(folders, name).toEqual(['/tmp']);
    }
  });
}
