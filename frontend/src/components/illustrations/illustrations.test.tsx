import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureProps } from './canvas';

const modules = import.meta.glob<Record<string, ComponentType<PictureProps>>>(
  [
    '../../**/illustrations/{*,audiences/*,services/*}.tsx',
    '../{brand,icons}/*.tsx',
    '!../../**/*{-part,.test}.tsx',
    '!../{illustrations/canvas,icons/icon}.tsx',
  ],
  { eager: true },
);
const drawings = Object.entries(modules).map(
  ([file, module]) => [file, Object.values(module)] as const,
);

test.each(drawings)('%s holds one drawing', (_, exported) => {
  expect(exported).toHaveLength(1);
});

test.each(drawings)('%s is hidden from screen readers unless it is named', (_, [Drawing]) => {
  if (!Drawing) throw new Error('no drawing');
  expect(renderToStaticMarkup(<Drawing />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
  const named = renderToStaticMarkup(<Drawing label="A name" />);
  expect(named).toMatch(/^<svg[^>]* role="img" aria-label="A name"/);
  expect(named).not.toContain('aria-hidden');
});

test.each(drawings)('%s keeps to the content security policy', (_, [Drawing]) => {
  if (!Drawing) throw new Error('no drawing');
  expect(renderToStaticMarkup(<Drawing />)).not.toMatch(/ style=|<style|<script|href="(?!#)/);
});

test.each(drawings)('%s stands twice on a page without sharing an id', (_, [Drawing]) => {
  if (!Drawing) throw new Error('no drawing');
  const page = renderToStaticMarkup(
    <>
      <Drawing />
      <Drawing />
    </>,
  );
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const uses = [...page.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(uses.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(drawings)('%s weighs less than 6 KB', (_, [Drawing]) => {
  if (!Drawing) throw new Error('no drawing');
  expect(renderToStaticMarkup(<Drawing />).length).toBeLessThan(6000);
});
