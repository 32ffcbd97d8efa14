import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../e2e/src/free-port.ts';
import { backendSettings } from '../programs/backend-settings.ts';
import { repository, run } from '../programs/run.ts';

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

export async function isDockerAvailable(): Promise<boolean> {
  return run('docker', ['compose', 'version'])
    .then(() => run('docker', ['info']))
    .then(
      () => true,
      () => false,
    );
}

/** Runs a function with a new project and removes its images, volumes and containers. */
export async function withProject<Result>(
  use: (project: Project) => Promise<Result>,
  moreSettings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const port = await freePort();
  const name = `bench-${port}`;
  const folder = join(repository, '.cache/bench');
  const settingsFile = join(folder, 'containers.env');
  const settings = { ...(await backendSettings(port)), HTTP_PORT: String(port), ...moreSettings };
  await mkdir(folder, { recursive: true });
  await writeFile(
    settingsFile,
    Object.entries(settings)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
  // Drop all other variables, because exported settings would override the file.
  const { PATH, HOME, DOCKER_HOST, DOCKER_CONFIG, NODE_IMAGE, DEBIAN_IMAGE, REDIS_IMAGE } =
    process.env;
  const environment = {
    ...{ PATH, HOME, DOCKER_HOST, DOCKER_CONFIG, NODE_IMAGE, DEBIAN_IMAGE, REDIS_IMAGE },
    ENV_FILE: settingsFile,
    COMPOSE_ENV_FILES: settingsFile,
    COMPOSE_PROJECT_NAME: name,
    MODE: 'containers',
  };
  const compose = (...args: string[]) => run('docker', ['compose', ...args], environment);
  async function remove(): Promise<void> {
    await compose('--profile', '*', 'down', '--volumes', '--remove-orphans');
    // One after the other. "down --rmi local" removes them at the same time, which can fail for two names of one image.
    const list = [
      'image',
      'ls',
      '--filter',
      `reference=${name}-*`,
      '--format',
      '{{.Repository}}:{{.Tag}}',
    ];
    const images = (await run('docker', list)).split('\n').filter(Boolean);
    for (const image of images) await run('docker', ['image', 'rm', image]);
  }
  try {
    return await use({
      address: `http://127.0.0.1:${port}`,
      compose,
      async addressOf(service) {
        const container = await compose('ps', '--quiet', service);
        const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
        const inspected = await run('docker', ['inspect', '--format', format, container]);
        return inspected.split(' ')[0] ?? '';
      },
      async up() {
        const began = performance.now();
        await run('make', ['--silent', 'up'], environment);
        return (performance.now() - began) / 1000;
      },
    });
  } finally {
    await remove();
    await rm(settingsFile);
  }
}
