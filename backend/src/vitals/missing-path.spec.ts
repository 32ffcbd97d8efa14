import { expect, test } from '@jest/globals';
import { normalizeMissingPath } from './missing-path.ts';

test.each([
  ['/old-page', '/old-page'],
  ['/old-page/', '/old-page'],
  ['/old-page/?name=Ann#top', '/old-page'],
  ['/a/b.pdf', '/a/b.pdf'],
  ['/%E8%A6%96', '/%E8%A6%96'],
])('counts %s as %s', (path, normalized) => {
  expect(normalizeMissingPath(path)).toBe(normalized);
});

test.each([
  '',
  '/',
  '///',
  'old-page',
  '//evil.example/page',
  'https://evil.example/page',
  '/two words',
  '/line\nbreak',
  '/視',
  '/ann@example.com',
  '/ann%40example.com',
  '/7325550101',
  `/${'a'.repeat(120)}`,
])('does not count %j', (path) => {
  expect(normalizeMissingPath(path)).toBeUndefined();
});
