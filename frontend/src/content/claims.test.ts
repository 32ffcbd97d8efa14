import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims, type Claim } from './claims';
import { percentages } from './percentages';

const register: [string, Claim][] = Object.entries(claims);
const ids = register.map(([id]) => id);

test('the register stands in alphabetical order', () => {
  expect(ids).toEqual([...ids].sort());
});

test('every claim ends in a full stop and names a source that can be opened', () => {
  const broken = register.filter(
    ([, { statement, source, noted }]) =>
      !statement.endsWith('.') ||
      new URL(source.url).protocol !== 'https:' ||
      Number.isNaN(Date.parse(noted)),
  );
  expect(broken.map(([id]) => id)).toEqual([]);
});

test('every figure belongs to a claim', () => {
  expect(Object.keys(percentages).filter((id) => !ids.includes(id))).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(name) ? [path] : [];
  });
}

test('percentages are printed from the register alone', () => {
  const root = join(import.meta.dirname, '..');
  const texts = ['content', 'components', 'pages', 'seo'];
  const typed = texts
    .flatMap((folder) => sources(join(root, folder)))
    .filter((path) => !/content\/(claims|percentages)\.ts$/.test(path))
    .filter((path) => /\d\s*(%|percent\b)/.test(readFileSync(path, 'utf8')));
  expect(typed).toEqual([]);
});
