import { expect } from '@playwright/test';
import { compose, docker } from '../../../src/run.ts';

interface Container {
  Id: string;
  Image: string;
  Config: { Image: string; Labels: Record<string, string> };
  State: { Running: boolean; Health?: { Status: string } };
}

/** All containers of a service, except those of `docker compose run`. */
async function containersOf(service: string): Promise<Container[]> {
  const project = process.env['COMPOSE_PROJECT_NAME'] ?? '';
  const ids = await docker(
    ...['ps', '--all', '--quiet', '--filter', 'label=com.docker.compose.oneoff=False'],
    ...['--filter', `label=com.docker.compose.project=${project}`],
    ...['--filter', `label=com.docker.compose.service=${service}`],
  );
  const list = ids.split('\n').filter(Boolean);
  return list.length > 0 ? (JSON.parse(await docker('inspect', ...list)) as Container[]) : [];
}

export async function idsOf(service: string): Promise<string[]> {
  return (await containersOf(service)).map(({ Id }) => Id).sort();
}

/** Expects this many healthy containers with the current settings and image. */
export async function expectUpToDate(service: string, count: number): Promise<void> {
  const containers = await containersOf(service);
  const hash = (await compose('config', '--hash', service)).trim().split(' ').at(-1);
  const states = await Promise.all(
    containers.map(async ({ Image, Config, State }) => ({
      running: State.Running,
      health: State.Health?.Status,
      hash: Config.Labels['com.docker.compose.config-hash'],
      newestImage:
        (await docker('image', 'inspect', '--format', '{{.Id}}', Config.Image)).trim() === Image,
    })),
  );
  const good = { running: true, health: 'healthy', hash, newestImage: true };
  expect(states, service).toEqual(Array.from({ length: count }, () => good));
}
