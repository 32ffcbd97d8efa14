import { expect, test } from '@jest/globals';
import { normalizeMissingPath } from './normalize-missing-path.ts';

test.each([
  ['/old-page', '/old-page'],
  ['/old-page/', '/old-page'],
  ['/old-page/?name=Ann#top', '/old-page'],
  ['/%E8%A6%96', '/%E8%A6%96'],
  ['/2024/01/news', '/2024/01/news'],
  ['/lenses-1.5/v2/2024', '/lenses-1.5/v2/2024'],
])('counts %s as %s', (path, normalized) =>
  expect(normalizeMissingPath(path)).toBe(normalized),
);

test.each([
  '',
  '/',
  'old-page',
  '//evil.example/page',
  '/two words',
  '/line\nbreak',
  '/視',
  '/ann@example.com',
  '/ann%40example.com',
  '/ann%2540example.com',
  `/ann%${'25'.repeat(10)}40example.com`,
  '/ann%40example.com/100%',
  '/old-page%3Fname=Ann',
  '/7325550101',
  '/732-555-0101',
  '/call/(732)555-0101',
  '/call/732/555/0101',
  '/call/732%20555%200101',
  '/call/%2B1_732_555_0101',
  '/intake/jane-doe/1980-05-03',
  `/${'a'.repeat(120)}`,
])('does not count %j', (path) =>
  expect(normalizeMissingPath(path)).toBeUndefined(),
);
