import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

// The Compose project of the operations tests, from the environment: see
// scripts/test-containers.sh.

export const repository = join(import.meta.dirname, '../..');

/** Runs a program at the repository root. @returns its output. */
export async function run(
  file: string,
  args: string[],
  variables = env,
): Promise<string> {
  const options = {
    cwd: repository,
    env: variables,
    maxBuffer: 256 * 1024 * 1024,
  };
  return (await promisify(execFile)(file, args, options)).stdout;
}

/** Runs `docker`. */
export const docker = (...args: string[]): Promise<string> =>
  run('docker', args);

/** Runs `docker compose` on the project. */
export const compose = (...args: string[]): Promise<string> =>
  docker('compose', ...args);

/** Runs `make` on the project. */
export const make = (...args: string[]): Promise<string> =>
  run('make', ['--silent', ...args, 'MODE=containers']);

/** Whether the network of nginx has IPv6. */
export async function hasIpv6(): Promise<boolean> {
  const network = `${env['COMPOSE_PROJECT_NAME'] ?? ''}_default`;
  const format = '{{.EnableIPv6}}';
  return (
    (await docker('network', 'inspect', '--format', format, network)).trim() ===
    'true'
  );
}

/** Runs a shell command. */
export const shell = (line: string): Promise<string> => run('sh', ['-c', line]);

/**
 * Puts a Bash script in the place of `docker`. The real one is `$docker`.
 * @returns the folder that PATH starts with.
 */
export async function replaceDocker(
  script: string,
): Promise<{ folder: string; PATH: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'docker-'));
  const real = (await shell('command -v docker')).trim();
  const program = `#!/bin/bash\ndocker='${real}'\n${script}`;
  await writeFile(join(folder, 'docker'), program, { mode: 0o755 });
  return { folder, PATH: `${folder}:${env['PATH'] ?? ''}` };
}

/** Runs `make` with a Bash script instead of `docker`. @returns its output. */
export async function makeWithDocker(
  script: string,
  target: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { folder, PATH } = await replaceDocker(script);
  try {
    return await run('make', ['--silent', target], {
      ...env,
      ...variables,
      PATH,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The status of a page, 0 without an answer. */
export const statusOf = (url: URL | string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/**
 * Changes one of the project's settings. @returns a function that undoes it.
 */
export async function changeSetting(
  name: string,
  value: string,
): Promise<() => Promise<void>> {
  const file = env['ENV_FILE'];
  if (!file)
    throw new Error('ENV_FILE does not name the settings of the project.');
  const before = await readFile(file, 'utf8');
  const others = before
    .split('\n')
    .filter((line) => line && !line.startsWith(`${name}=`));
  await writeFile(file, [...others, `${name}=${value}`, ''].join('\n'));
  return () => writeFile(file, before);
}

/** The part of `docker inspect` that the tests use. */
export interface Container {
  Id: string;
  /** Its ID. */
  Image: string;
  Config: {
    User: string;
    Image: string;
    Healthcheck?: { Test: string[] };
    Labels: Record<string, string>;
  };
  State: { Running: boolean; Pid: number; Health?: { Status: string } };
  HostConfig: {
    CapAdd: string[] | null;
    Memory: number;
    NanoCpus: number;
    PidsLimit: number;
    PortBindings: Record<string, { HostIp: string }[]>;
    Binds: string[] | null;
  };
  NetworkSettings: {
    Networks: Record<string, { IPAddress: string; GlobalIPv6Address: string }>;
  };
}

/** IDs of all containers of a service, except those of `docker compose run`. */
export async function idsOf(service: string): Promise<string[]> {
  // Not `docker compose ps`, which fails if any other container is being
  // removed.
  const ids = await docker(
    'ps',
    '--quiet',
    '--no-trunc',
    '--all',
    '--filter=label=com.docker.compose.oneoff=False',
    `--filter=label=com.docker.compose.project=${env['COMPOSE_PROJECT_NAME'] ?? ''}`,
    `--filter=label=com.docker.compose.service=${service}`,
  );
  return ids.split('\n').filter(Boolean).sort();
}

async function containersOf(service: string): Promise<Container[]> {
  const ids = await idsOf(service);
  return ids.length > 0
    ? (JSON.parse(await docker('inspect', ...ids)) as Container[])
    : [];
}

/** One of a service's containers. @throws Error if there is none. */
export async function inspect(service: string): Promise<Container> {
  const [container] = await containersOf(service);
  if (!container) throw new Error(`There is no container of ${service}.`);
  return container;
}

/** Expects this many healthy containers with the current settings and image. */
export async function expectUpToDate(
  service: string,
  count: number,
): Promise<void> {
  const containers = await containersOf(service);
  const hashes =
    'docker compose config --format json | docker compose -f - config --hash';
  const hash = (await shell(`${hashes} ${service}`)).trim().split(' ').at(-1);
  const states = await Promise.all(
    containers.map(async ({ Image, Config, State }) => ({
      running: State.Running,
      health: State.Health?.Status,
      hash: Config.Labels['com.docker.compose.config-hash'],
      newestImage:
        (
          await docker('image', 'inspect', '--format', '{{.Id}}', Config.Image)
        ).trim() === Image,
    })),
  );
  const good = { running: true, health: 'healthy', hash, newestImage: true };
  expect(states, service).toEqual(Array.from({ length: count }, () => good));
}

interface Line {
  requestId?: string;
  path?: string;
  address?: string;
  message?: { event?: string };
}

/**
 * A service's latest JSON log lines, oldest first. Limited, because a minute of
 * a busy log can be huge.
 */
export async function logOf(service: string): Promise<Line[]> {
  const last = ['--since', '1m', '--tail', '1000'];
  const text = await compose(
    'logs',
    '--no-log-prefix',
    '--no-color',
    ...last,
    service,
  );
  return text.split('\n').flatMap((line) => {
    // Compose adds escape codes at the start.
    const start = line.indexOf('{');
    return start < 0 ? [] : [JSON.parse(line.slice(start)) as Line];
  });
}
