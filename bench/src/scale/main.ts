import { join } from 'node:path';
import { isDockerAvailable } from '../compose-project.ts';
import { asText, dayAndMachine, publish } from '../report.ts';
import { growthWithPages } from './pages.ts';
import { growthWithVisitors } from './visitors.ts';

const { E2E_BASE_URL: site, E2E_ADMIN_PASSWORD: adminPassword, STATE_DIR: state } = process.env;
if (!site || !adminPassword || !state) throw new Error('Start this with "make bench-scale".');
if (!(await isDockerAvailable())) {
  throw new Error("This measures visitors in containers, but Docker isn't answering.");
}

const tables = [
  await growthWithPages({ site, adminPassword, published: join(state, 'pages') }),
  ...(await growthWithVisitors()),
];
console.log(['', dayAndMachine(), ...tables.map(asText)].join('\n\n'));
await publish('the results of make bench-scale', dayAndMachine(), tables);
