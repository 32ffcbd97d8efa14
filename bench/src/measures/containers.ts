import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compose, docker, inspect, make } from 'e2e/compose-project.ts';
import { freePort } from 'e2e/servers/ports.ts';
import type { Measure } from '../measure.ts';
import type { Values } from '../budgets.ts';
import { backendSettings, load, repository } from '../programs.ts';

/**
 * Memory, images and start of a Compose project of its own. Measured once,
 * because they hardly vary.
 */
export const containers: Measure = async () => {
  try {
    await docker('info');
  } catch {
    console.log("Docker isn't answering, so containers aren't measured.");
    return { values: {} };
  }
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
  await mkdir(join(repository, '.cache'), { recursive: true });
  await writeFile(settingsFile, lines.join(''));
  process.env.ENV_FILE = settingsFile;
  process.env.COMPOSE_ENV_FILES = settingsFile;
  process.env.COMPOSE_PROJECT_NAME = name;
  try {
    return { values: await measure(port) };
  } finally {
    await compose('--profile', '*', 'down', '--volumes', '--remove-orphans');
    // "down --rmi local" can fail for two names of one image.
    const filter = `--filter=reference=${name}-*`;
    const format = '--format={{.Repository}}:{{.Tag}}';
    const images = await docker('image', 'ls', filter, format);
    for (const image of images.split('\n').filter(Boolean)) {
      await docker('image', 'rm', image);
    }
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

const units: Record<string, number> = {
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
};

/** Megabytes of all services, as Docker counts: without page cache. */
async function memory(): Promise<number> {
  const ids = (await compose('ps', '--quiet')).split('\n').filter(Boolean);
  const format = '--format={{.MemUsage}}';
  const usages = await docker('stats', '--no-stream', format, ...ids);
  const bytes = usages.matchAll(/^([\d.]+)(\w+) \//gm);
  return [...bytes].reduce(
    (sum, [, amount, unit = '']) =>
      sum + (Number(amount) * (units[unit] ?? NaN)) / 1e6,
    0,
  );
}
