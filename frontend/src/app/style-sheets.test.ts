import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const sources = globSync('**/*.{css,ts,tsx}', { cwd: src }).map((file) => ({
  file,
  text: readFileSync(join(src, file), 'utf8'),
}));

/** Names in `var()` without a fallback. */
const used = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/var\((--[\w-]+)\)/g)].map(
    ([, name = '']) => `${name} in ${file}`,
  ),
);

const declared = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
  ),
);

test('no two CSS modules have the same name, because their classes would, too', () => {
  const names = sources
    .map(({ file }) => basename(file))
    .filter((name) => name.endsWith('.module.css'));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test('style sheets only use existing custom properties', () => {
  expect(used.length).toBeGreaterThan(100);
  const unknown = used.filter((use) => !declared.has(use.split(' ')[0]));
  // Set by the toast while it's swiped, and by generator/document.ts.
  expect(unknown.filter((use) => !/^--(?:radix-|site )/.test(use))).toEqual([]);
});

test('no style sheet has :has() or the root’s attributes decide about any kind of element', () => {
  // Chromium restyles the whole page for these, with :has() whenever it inserts
  // an element anywhere. Paper doesn't change.
  const screen = sources.filter(
    ({ file }) => file.endsWith('.css') && !file.endsWith('print.css'),
  );
  const selectors = screen.flatMap(({ text }) => {
    let plain = text.replaceAll(/\/\*.*?\*\//gs, '');
    while (plain.includes('(')) {
      plain = plain
        .replaceAll(/\([^()]*:has[^()]*\)/g, ':has')
        .replaceAll(/\([^()]*\)/g, '');
    }
    return plain.split(/[{},;]/).filter((part) => /:has|:root\[/.test(part));
  });
  expect(selectors.length).toBeGreaterThan(10);
  expect(
    selectors.filter((part) =>
      /(:has|:root\[).*(::|[\s>+~](\*|:(?!is)))/s.test(part),
    ),
  ).toEqual([]);
});
