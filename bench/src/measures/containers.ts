import {
  addedToBase,
  isDockerAvailable,
  type Memory,
  memoryOfServices,
  mostMemoryDuring,
  withProject,
} from '../compose-project.ts';
import type { Measure } from '../measure.ts';
import { load } from '../programs.ts';
import { row } from '../report.ts';

const sum = (of: Memory) =>
  [...of.values()].reduce((total, one) => total + one, 0);
const underLoad = { connections: 64, seconds: 15 };

/**
 * Image sizes, start times and memory. Measured once, because they hardly vary.
 */
export const containers: Measure = async () => {
  if (!(await isDockerAvailable())) {
    const what = 'Containers: memory, images, starts';
    const measured = "not measured: Docker isn't answering";
    return { rows: [{ what, measured, budget: '', holds: undefined }] };
  }
  return withProject(async (project) => {
    const first = await project.up();
    const second = await project.up();
    const idle = await memoryOfServices(project);
    // Bypass nginx, which limits API calls to 20 per second and address.
    const contact = `http://${await project.addressOf('backend')}:3000/api/contact`;
    const { memory: loaded } = await mostMemoryDuring(project, () =>
      Promise.all([
        load(`${project.address}/`, { ...underLoad, requests: [] }),
        load(contact, { ...underLoad, requests: ['contact'] }),
      ]),
    );
    const {
      NODE_IMAGE = 'node:24-trixie-slim',
      DEBIAN_IMAGE = 'debian:trixie-slim',
    } = process.env;
    const backend = await addedToBase(project, 'backend', NODE_IMAGE);
    const nginx = await addedToBase(project, 'nginx', DEBIAN_IMAGE);
    return {
      rows: [
        row('Memory of all three services, at rest', sum(idle), 'MB', {
          atMost: 110,
        }),
        row('Memory of all three services, under load', sum(loaded), 'MB', {
          atMost: 200,
        }),
        row('Image of the backend, above its base', backend, 'MB', {
          atMost: 80,
        }),
        row('Image of nginx, above its base', nginx, 'MB', { atMost: 60 }),
        row('First make up, with what Docker has cached', first, 's'),
        row('Second make up, nothing changed', second, 's', { atMost: 15 }),
      ],
      tables: [
        {
          title: 'Memory of the services',
          head: ['service', 'at rest MB', 'under load MB'],
          rows: [...idle].map(([service, rest]) => [
            service,
            rest.toFixed(1),
            (loaded.get(service) ?? NaN).toFixed(1),
          ]),
        },
      ],
    };
  });
};
