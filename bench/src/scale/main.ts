import { join } from 'node:path';
import {
  isDockerAvailable,
  mostMemoryDuring,
  type Project,
  withProject,
} from '../compose-project.ts';
import { load, type Load, run } from '../programs.ts';
import { dayAndMachine, publish, type Table } from '../report.ts';
import { growthWithPages } from './pages.ts';

const { E2E_BASE_URL: site, E2E_ADMIN_PASSWORD: adminPassword, STATE_DIR: state } = process.env;
if (!site || !adminPassword || !state) throw new Error('Start this with "make bench-scale".');
if (!(await isDockerAvailable())) {
  throw new Error("This measures visitors in containers, but Docker isn't answering.");
}

const connections = [1, 10, 100, 1000];
const seconds = 10;

/** Trusts Docker's networks as proxies, so that each request can have its own client address. */
const proxies = { TRUSTED_PROXIES: '172.16.0.0/12,192.168.0.0/16,10.0.0.0/8' };

/** Runs the services on one processor and the load on another. */
const growthWithVisitors = (): Promise<Table[]> =>
  withProject(async (project) => {
    await project.up();
    await onOneProcessor(project);
    const site = `http://${await project.addressOf('nginx')}:8080`;
    const writers = 'With the number of people who send a message at the same time';
    return [
      await series('With the number of readers', project, `${site}/`, ['brotli', 'any-address']),
      await series(writers, project, `${site}/api/contact`, ['contact', 'any-address']),
    ];
  }, proxies);

/** Pins the services to the first processor, and this program with its children to the second. */
async function onOneProcessor({ compose }: Project): Promise<void> {
  const containers = (await compose('ps', '--quiet')).split('\n');
  await run('docker', ['update', '--cpuset-cpus', '0', ...containers]);
  await run('taskset', ['--pid', '--cpu-list', '1', String(process.pid)]);
}

async function series(
  title: string,
  project: Project,
  url: string,
  requests: Load['requests'],
): Promise<Table> {
  const rows: string[][] = [];
  for (const count of connections) {
    console.log(`${title}: ${count} connections ...`);
    const { result, memory } = await mostMemoryDuring(project, () =>
      load(url, { connections: count, seconds, requests }),
    );
    rows.push([
      String(count),
      result.perSecond.toFixed(0),
      result.p99.toFixed(1),
      String(result.failed),
      ...[...memory.values()].map((megabytes) => megabytes.toFixed(0)),
    ]);
  }
  return {
    title,
    head: ['connections', 'requests/s', 'p99 ms', 'failed', 'nginx MB', 'backend MB', 'redis MB'],
    rows,
  };
}

const tables = [
  await growthWithPages({ site, adminPassword, published: join(state, 'pages') }),
  ...(await growthWithVisitors()),
];
await publish(dayAndMachine(), tables, 'the results of make bench-scale');
