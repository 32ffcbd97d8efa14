import { run } from '../programs/run.ts';
import type { Project } from './project.ts';

const units: Record<string, number> = { B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 };

/** Converts the output of `docker stats`, such as `12.5MiB / 128MiB`, to megabytes (10⁶ bytes). */
export function megabytes(usage: string): number {
  const [, amount, unit = ''] = /^([\d.]+)\s*(\w+)/.exec(usage) ?? [];
  return (Number(amount) * (units[unit] ?? Number.NaN)) / 1e6;
}

/** Memory of each running service according to Docker, without reclaimable page cache. */
export async function memoryOfServices({ compose }: Project): Promise<Map<string, number>> {
  const services = ['nginx', 'backend', 'redis'];
  const ids = await Promise.all(services.map((service) => compose('ps', '--quiet', service)));
  const printed = await run('docker', [
    'stats',
    '--no-stream',
    '--format',
    '{{.MemUsage}}',
    ...ids,
  ]);
  const usages = printed.split('\n');
  return new Map(services.map((service, index) => [service, megabytes(usages[index] ?? '')]));
}

/** The peak memory of each service while `work` runs. */
export async function mostMemoryDuring<Result>(
  project: Project,
  work: () => Promise<Result>,
): Promise<{ result: Result; memory: Map<string, number> }> {
  const memory = new Map<string, number>();
  const over = new AbortController();
  const working = work().finally(() => {
    over.abort();
  });
  while (!over.signal.aborted) {
    for (const [service, now] of await memoryOfServices(project)) {
      memory.set(service, Math.max(now, memory.get(service) ?? 0));
    }
  }
  return { result: await working, memory };
}
