import { addedToBase } from '../containers/image-size.ts';
import { memoryOfServices, mostMemoryDuring } from '../containers/memory.ts';
import { isDockerAvailable, withProject, type Project } from '../containers/project.ts';
import type { Measure } from '../measure.ts';
import { load } from '../programs/wrk.ts';
import { atMost, row } from '../report/row.ts';
import type { Table } from '../report/table.ts';
import { contactScript } from './contact-call.ts';

const seconds = 15;

/** Megabytes of each service when idle and at peak load. */
async function memory(
  project: Project,
): Promise<{ idle: Map<string, number>; loaded: Map<string, number> }> {
  const idle = await memoryOfServices(project);
  // Bypass nginx, which limits API calls to 20 per second and address.
  const contact = `http://${await project.addressOf('backend')}:3000/api/contact`;
  const { memory: loaded } = await mostMemoryDuring(project, () =>
    Promise.all([
      load(`${project.address}/`, { connections: 64, seconds }),
      load(contact, { connections: 64, seconds, script: contactScript }),
    ]),
  );
  return { idle, loaded };
}

const sum = (of: Map<string, number>) => [...of.values()].reduce((total, one) => total + one, 0);

const memoryTable = (idle: Map<string, number>, loaded: Map<string, number>): Table => ({
  title: 'Memory of the services',
  head: ['service', 'at rest MB', 'under load MB'],
  rows: [...idle].map(([service, rest]) => [
    service,
    rest.toFixed(1),
    (loaded.get(service) ?? NaN).toFixed(1),
  ]),
});

/** Image sizes, start times and memory. Measured once, because they hardly vary. */
export const containers: Measure = {
  name: 'containers',
  async run() {
    if (!(await isDockerAvailable())) {
      const measured = "not measured: Docker isn't answering";
      return {
        rows: [
          { what: 'Containers: memory, images, starts', measured, budget: '', holds: undefined },
        ],
        tables: [],
      };
    }
    return withProject(async (project) => {
      const first = await project.up();
      const second = await project.up();
      const { idle, loaded } = await memory(project);
      const { NODE_IMAGE = 'node:24-trixie-slim', DEBIAN_IMAGE = 'debian:trixie-slim' } =
        process.env;
      return {
        rows: [
          row('Memory of all three services, at rest', sum(idle), 'MB', atMost(110)),
          row('Memory of all three services, under load', sum(loaded), 'MB', atMost(200)),
          row(
            'Image of the backend, above its base',
            await addedToBase(project, 'backend', NODE_IMAGE),
            'MB',
            atMost(80),
          ),
          row(
            'Image of nginx, above its base',
            await addedToBase(project, 'nginx', DEBIAN_IMAGE),
            'MB',
            atMost(60),
          ),
          row('First make up, with what Docker has cached', first, 's'),
          row('Second make up, nothing changed', second, 's', atMost(15)),
        ],
        tables: [memoryTable(idle, loaded)],
      };
    });
  },
};
