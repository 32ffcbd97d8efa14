/** Saves the compressed size of every page and asset of the last frontend build. */
import { globSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byStableName, sizeBaselineFile } from './size-budgets.ts';

const dist = join(import.meta.dirname, '../../frontend/dist');

function sizesOf(pattern: string, pathOf: (file: string) => string) {
  const files = globSync(pattern, { cwd: dist }).sort();
  return files.map((file) => ({ path: pathOf(file), bytes: statSync(join(dist, file)).size }));
}

const sizes = byStableName([
  ...sizesOf('pages/**/*.html.br', (file) => {
    const path = file.slice('pages'.length, -'.html.br'.length);
    return path === '/index' ? '/' : path;
  }),
  ...sizesOf('files/assets/*.{js,css,svg}.br', (file) => file.slice('files'.length, -'.br'.length)),
  ...sizesOf('files/assets/*.woff2', (file) => file.slice('files'.length)),
]);
writeFileSync(sizeBaselineFile, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
