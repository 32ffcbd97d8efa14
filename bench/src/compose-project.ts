import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from 'e2e/servers/ports.ts';
import { backendSettings, repository, run } from './programs.ts';

/** A separate Compose project with its own name, port, settings and volumes. */
export interface Project {
  readonly address: string;
  /** `docker compose` on this project. */
  readonly compose: (...words: string[]) => Promise<string>;
  /** The IP address of a service's container. */
  readonly addressOf: (service: string) => Promise<string>;
  /** `make up`. @returns seconds until everything was healthy */
  readonly up: () => Promise<number>;
}

export const isDockerAvailable = (): Promise<boolean> =>
  Promise.all([
    run('docker', ['compose', 'version']),
    run('docker', ['info']),
  ]).then(
    () => true,
    () => false,
  );

/**
 * Runs a function with a new project and removes its images, volumes and
 * containers.
 */
export async function withProject<Result>(
  use: (project: Project) => Promise<Result>,
  moreSettings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const port = await freePort();
  const name = `bench-${port}`;
  const folder = join(repository, '.cache/bench');
  const settingsFile = join(folder, 'containers.env');
  const settings = {
    ...(await backendSettings(port)),
    HTTP_PORT: String(port),
    ...moreSettings,
  };
  const lines = Object.entries(settings).map(
    ([key, value]) => `${key}=${value}\n`,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(settingsFile, lines.join(''));
  // Drop all other variables, because exported settings would override the
  // file.
  const {
    PATH,
    HOME,
    DOCKER_HOST,
    DOCKER_CONFIG,
    NODE_IMAGE,
    DEBIAN_IMAGE,
    REDIS_IMAGE,
  } = process.env;
  const environment = {
    ...{
      PATH,
      HOME,
      DOCKER_HOST,
      DOCKER_CONFIG,
      NODE_IMAGE,
      DEBIAN_IMAGE,
      REDIS_IMAGE,
    },
    ENV_FILE: settingsFile,
    COMPOSE_ENV_FILES: settingsFile,
    COMPOSE_PROJECT_NAME: name,
    MODE: 'containers',
  };
  const compose = (...args: string[]) =>
    run('docker', ['compose', ...args], environment);
  try {
    return await use({
      address: `http://127.0.0.1:${port}`,
      compose,
      async addressOf(service) {
        const container = await compose('ps', '--quiet', service);
        const format =
          '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
        const inspected = await run('docker', [
          'inspect',
          '--format',
          format,
          container,
        ]);
        return inspected.split(' ')[0] ?? '';
      },
      async up() {
        const began = performance.now();
        await run('make', ['--silent', 'up'], environment);
        return (performance.now() - began) / 1000;
      },
    });
  } finally {
    await compose('--profile', '*', 'down', '--volumes', '--remove-orphans');
    // One after the other. "down --rmi local" removes them at the same time,
    // which can fail for two names of one image.
    const options = [
      '--filter',
      `reference=${name}-*`,
      '--format',
      '{{.Repository}}:{{.Tag}}',
    ];
    const images = (await run('docker', ['image', 'ls', ...options]))
      .split('\n')
      .filter(Boolean);
    for (const image of images) await run('docker', ['image', 'rm', image]);
    await rm(settingsFile);
  }
}

const imageSize = async (image: string) =>
  Number(
    await run('docker', ['image', 'inspect', '--format', '{{.Size}}', image]),
  ) / 1e6;

/** Megabytes that a service's image adds to its base image. */
export async function addedToBase(
  { compose }: Project,
  service: string,
  base: string,
): Promise<number> {
  const container = await compose('ps', '--quiet', service);
  const image = await run('docker', [
    'inspect',
    '--format',
    '{{.Config.Image}}',
    container,
  ]);
  return (await imageSize(image)) - (await imageSize(base));
}

const units: Record<string, number> = {
  B: 1,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
};

/**
 * Converts the output of `docker stats`, such as `12.5MiB / 128MiB`, to
 * megabytes (10⁶ bytes).
 */
export function megabytes(usage: string): number {
  const [, amount, unit = ''] = /^([\d.]+)\s*(\w+)/.exec(usage) ?? [];
  return (Number(amount) * (units[unit] ?? NaN)) / 1e6;
}

/** Megabytes by service. */
export type Memory = ReadonlyMap<string, number>;

/** According to Docker, without reclaimable page cache. */
export async function memoryOfServices({ compose }: Project): Promise<Memory> {
  const services = ['nginx', 'backend', 'redis'];
  const ids = await Promise.all(
    services.map((service) => compose('ps', '--quiet', service)),
  );
  const options = ['--no-stream', '--format', '{{.MemUsage}}'];
  const usages = (await run('docker', ['stats', ...options, ...ids])).split(
    '\n',
  );
  return new Map(
    services.map((service, index) => [service, megabytes(usages[index] ?? '')]),
  );
}

/** The peak memory of each service while `work` runs. */
export async function mostMemoryDuring<Result>(
  project: Project,
  work: () => Promise<Result>,
): Promise<{ result: Result; memory: Memory }> {
  const memory = new Map<string, number>();
  const over = new AbortController();
  const working = work().finally(() => over.abort());
  while (!over.signal.aborted) {
    for (const [service, now] of await memoryOfServices(project)) {
      memory.set(service, Math.max(now, memory.get(service) ?? 0));
    }
  }
  return { result: await working, memory };
}
