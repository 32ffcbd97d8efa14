import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastingName, sinceNoted } from './noted-bytes.ts';

test('an asset keeps its name from build to build, and a page its path', () => {
  assert.equal(lastingName('/assets/site-BcXVPD7q.js'), 'site.js');
  assert.equal(lastingName('/assets/about-her---ofyyY4.js'), 'about-her.js');
  assert.equal(lastingName('/for-kids'), '/for-kids');
});

test('what has grown most is said first, with how much', () => {
  const [first, second] = sinceNoted([
    { path: '/', bytes: 1 },
    { path: '/assets/new-abcd1234.js', bytes: 300 },
  ]).split('\n');
  assert.equal(first, '300 (+300 since noted) new.js');
  assert.match(second ?? '', /^1 \(-\d+ since noted\) \/$/);
});
