import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDockerAvailable } from '../containers/project.ts';
import { repository } from '../programs/run.ts';
import { withResults } from '../report/document.ts';
import { machine } from '../report/machine.ts';
import { asMarkdown, asText } from '../report/table.ts';
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
const conditions = `${new Date().toISOString().slice(0, 10)}, ${machine()}.`;
console.log(['', conditions, ...tables.map(asText)].join('\n\n'));

const file = join(repository, 'docs/scale.md');
const results = [conditions, ...tables.map(asMarkdown)].join('\n\n');
await writeFile(file, withResults(await readFile(file, 'utf8'), results));
console.log('\nWritten to docs/scale.md.');
