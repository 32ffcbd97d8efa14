import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './options.ts';

const read = (environment: Record<string, string>) =>
  readOptions(environment, ['lighthouse', 'nginx'], ['/', '/contact/']);

test('measures everything five times by default', () => {
  assert.deepEqual(read({}), {
    only: ['lighthouse', 'nginx'],
    pages: ['/', '/contact/'],
    rounds: 5,
    against: undefined,
    full: true,
  });
});

test("a run with ONLY, PAGES, ROUNDS or AGAINST isn't a full run", () => {
  assert.equal(read({ ONLY: 'nginx' }).full, false);
  assert.equal(read({ PAGES: '/' }).full, false);
  assert.equal(read({ ROUNDS: '1' }).full, false);
  assert.equal(read({ AGAINST: 'http://localhost:3000' }).full, false);
});

test('splits lists at commas', () => {
  assert.deepEqual(read({ PAGES: '/,/contact/' }).pages, ['/', '/contact/']);
});

test('rejects unknown values', () => {
  assert.throws(
    () => read({ ONLY: 'apache' }),
    /ONLY names apache\. There are: lighthouse, nginx\./,
  );
  assert.throws(() => read({ PAGES: '/nowhere' }), /PAGES names \/nowhere/);
  assert.throws(() => read({ ROUNDS: 'many' }), /ROUNDS/);
});
