import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { expect, test } from '@playwright/test';
import {
  docker,
  shell,
  statusOf,
  repository,
} from '../../../src/compose-project.ts';

const project = env['COMPOSE_PROJECT_NAME'] ?? '';
const stack = `${project}-swarm`;
const port = 18490;

/** The deploy command from docs/deployment.md, adapted to this stack. */
async function deploy(): Promise<string> {
  const page = await readFile(join(repository, 'docs/deployment.md'), 'utf8');
  const command =
    / {7}(docker compose config \|[^]*?--compose-file -) optometry\n/.exec(
      page,
    )?.[1];
  if (!command) throw new Error('docs/deployment.md has no deploy command.');
  const settings = {
    COMPOSE_FILE: 'docker-compose.yml:docker-compose.swarm.yml',
    IMAGES: project,
    COMPOSE_PROJECT_NAME: stack,
    HTTP_PORT: port.toString(),
    SITE_URL: `http://localhost:${port.toString()}`,
    // The HTTPS tests, which run before this one, leave these set.
    COMPOSE_PROFILES: '',
    TLS_DOMAIN: '',
  };
  const exports = Object.entries(settings).map(
    ([name, value]) => `${name}=${value}`,
  );
  return `export ${exports.join(' ')} && ${command} ${stack}`;
}

const swarmState = async (): Promise<string> =>
  (await docker('info', '--format', '{{.Swarm.LocalNodeState}}')).trim();

test('a single-node swarm serves the site with the command in docs/deployment.md', async () => {
  // Don't touch an engine that is already part of a swarm.
  expect(await swarmState()).toBe('inactive');
  await docker('swarm', 'init', '--advertise-addr', '127.0.0.1');
  try {
    await docker(
      'run',
      '--rm',
      '--volume',
      `${stack}_pages:/srv/site`,
      `${project}-pages`,
    );
    await shell(await deploy());
    const answer = () =>
      statusOf(`http://localhost:${port.toString()}/api/health/ready`);
    await expect
      .poll(answer, { timeout: 120_000, intervals: [1000] })
      .toBe(200);
    const page = await fetch(`http://localhost:${port.toString()}/about/`);
    expect(page.status).toBe(200);
  } finally {
    // A network stays while one of its tasks stops, and Docker says so with an
    // error.
    try {
      await expect(() => docker('stack', 'rm', stack)).toPass({
        timeout: 60_000,
      });
    } finally {
      await docker('swarm', 'leave', '--force');
    }
    const remaining = `docker ps --all --quiet --filter label=com.docker.stack.namespace=${stack}`;
    await expect.poll(() => shell(remaining)).toBe('');
    await shell(
      `docker volume ls --quiet --filter name=${stack}_ | xargs -r docker volume rm`,
    );
  }
});
