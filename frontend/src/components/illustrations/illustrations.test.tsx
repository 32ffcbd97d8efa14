import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SvgProps } from './canvas';

const modules = import.meta.glob<Record<string, ComponentType<SvgProps>>>(
  [
    '../../**/illustrations/{*,audiences/*,services/*}.tsx',
    '../brand/*.tsx',
    '!./{canvas,parts,eye-shapes,*.test}.tsx',
  ],
  { eager: true },
);
const illustrations = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(
    ([name, Illustration]) => [`${name} in ${file}`, Illustration] as const,
  ),
);

test.each(illustrations)(
  '%s is hidden from screen readers unless it is named',
  (_, Illustration) => {
    expect(renderToStaticMarkup(<Illustration />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
    const named = renderToStaticMarkup(<Illustration label="A name" />);
    expect(named).toMatch(/^<svg[^>]* role="img" aria-label="A name"/);
    expect(named).not.toContain('aria-hidden');
  },
);

test.each(illustrations)('%s complies with the CSP', (_, Illustration) => {
  expect(renderToStaticMarkup(<Illustration />)).not.toMatch(/ style=|<style|<script|href="(?!#)/);
});

test.each(illustrations)('%s has no duplicate ids when used twice on a page', (_, Illustration) => {
  const page = renderToStaticMarkup(
    <>
      <Illustration />
      <Illustration />
    </>,
  );
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const uses = [...page.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(uses.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(illustrations)('%s weighs less than 6 KB', (_, Illustration) => {
  expect(renderToStaticMarkup(<Illustration />).length).toBeLessThan(6000);
});
