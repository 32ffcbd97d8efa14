import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byStableName, sinceBaseline } from './size-budgets.ts';

test('names an asset without its hash, and a page by its path', () => {
  const paths = ['/assets/site-BcXVPD7q.js', '/assets/about-letter---ofyyY4.js', '/for-kids'];
  const sizes = byStableName(paths.map((path) => ({ path, bytes: 1 })));
  assert.deepEqual([...sizes.keys()], ['site.js', 'about-letter.js', '/for-kids']);
});

test('rejects two files with the same name', () => {
  const sizes = ['/assets/parts-BcXVPD7q.js', '/assets/parts-DEmcRHK3.js'].map((path) => ({
    path,
    bytes: 1,
  }));
  assert.throws(() => byStableName(sizes), /parts-BcXVPD7q\.js and .*parts-DEmcRHK3\.js/);
  assert.doesNotThrow(() => byStableName(sizes.slice(1)));
});

test('lists the file with the most growth first', () => {
  const [first, second] = sinceBaseline([
    { path: '/', bytes: 1 },
    { path: '/assets/new-abcd1234.js', bytes: 300 },
  ]).split('\n');
  assert.equal(first, '300 (+300 since the baseline) new.js');
  assert.match(second ?? '', /^1 \(-\d+ since the baseline\) \/$/);
});
