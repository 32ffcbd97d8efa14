/** Notes the bytes of every page and asset of the frontend's last build, for the byte budgets to compare with. */
import { globSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastingName, notedBytesFile, type NotedBytes } from './noted-bytes.ts';

const dist = join(import.meta.dirname, '../../frontend/dist');
const noted: NotedBytes = {};

function note(file: string, path: string): void {
  noted[lastingName(path)] = statSync(join(dist, file)).size;
}

for (const file of globSync('pages/**/*.html.br', { cwd: dist }).sort()) {
  const path = file.slice('pages'.length, -'.html.br'.length);
  note(file, path === '/index' ? '/' : path);
}
for (const file of globSync('files/assets/*.{js,css,svg}.br', { cwd: dist }).sort()) {
  note(file, file.slice('files'.length, -'.br'.length));
}
for (const file of globSync('files/assets/*.woff2', { cwd: dist })) {
  note(file, file.slice('files'.length));
}
writeFileSync(notedBytesFile, `${JSON.stringify(noted, null, 2)}\n`);
