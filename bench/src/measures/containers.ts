import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  compose,
  docker,
  inspect,
  make,
  repository,
  shell,
} from 'e2e/compose-project.ts';
import { freePort } from 'e2e/servers/ports.ts';
import type { Measure } from '../measure.ts';
import type { Values } from '../budgets.ts';
import { backendSettings, load } from '../programs.ts';

/**
 * Memory, images and start of a Compose project of its own. Measured once,
 * because they hardly vary.
 */
export const containers: Measure = async () => {
  const port = await freePort();
  const name = `bench-${port}`;
  const settingsFile = join(repository, '.cache', `${name}.env`);
  const settings = {
    ...backendSettings(port),
    // Whatever way of running this folder's own site has.
    MODE: 'containers',
    HTTP_PORT: port,
  };
  const lines = Object.entries(settings).map(
    ([key, value]) => `${key}=${value}\n`,
  );
  await writeFile(settingsFile, lines.join(''));
  process.env.ENV_FILE = settingsFile;
  process.env.COMPOSE_ENV_FILES = settingsFile;
  process.env.COMPOSE_PROJECT_NAME = name;
  try {
    return { values: await measure(port) };
  } finally {
    await compose('--profile', '*', 'down', '--volumes', '--remove-orphans');
    // "down --rmi local" can fail for two names of one image.
    await shell(
      `docker image ls --format '{{.Repository}}:{{.Tag}}' '${name}-*' | xargs --no-run-if-empty docker image rm`,
    );
    await rm(settingsFile);
  }
};

async function measure(port: number): Promise<Values> {
  await make('up');
  const start = performance.now();
  await make('up');
  const second = (performance.now() - start) / 1000;
  const idle = await memory();
  const { NetworkSettings } = await inspect('backend');
  const [network] = Object.values(NetworkSettings.Networks);
  const over = new AbortController();
  const work = Promise.all([
    load(`http://127.0.0.1:${port}/`, 64, 15),
    // Past nginx, which limits API calls to 20 per second and address.
    load(`http://${network?.IPAddress}:3000/api/contact`, 64, 15, 'contact'),
  ]).finally(() => over.abort());
  let most = 0;
  while (!over.signal.aborted) most = Math.max(most, await memory());
  await work;
  const { NODE_IMAGE, DEBIAN_IMAGE } = process.env;
  const backend = await added('backend', NODE_IMAGE ?? 'node:24-trixie-slim');
  const nginx = await added('nginx', DEBIAN_IMAGE ?? 'debian:trixie-slim');
  return {
    'Memory of all three services, at rest': idle,
    'Memory of all three services, under load': most,
    'Image of the backend, above its base': backend,
    'Image of nginx, above its base': nginx,
    'Second make up, nothing changed': second,
  };
}

/** Megabytes that a service's image adds to its base. */
async function added(service: string, base: string): Promise<number> {
  const { Config } = await inspect(service);
  const format = '--format={{.Size}}';
  const size = await docker('image', 'inspect', format, Config.Image);
  const baseSize = await docker('image', 'inspect', format, base);
  return (Number(size) - Number(baseSize)) / 1e6;
}

/** Megabytes of all services, as Docker counts: without page cache. */
async function memory(): Promise<number> {
  const bytes = await shell(
    "docker compose ps --quiet | xargs docker stats --no-stream --format '{{.MemUsage}}' | sed 's/B .*//' | numfmt --from=iec-i",
  );
  return bytes.split('\n').reduce((sum, one) => sum + Number(one) / 1e6, 0);
}
