import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './options.ts';

const read = (environment: Record<string, string>) =>
  readOptions(environment, ['lighthouse', 'nginx'], ['/', '/contact/']);

test('without a word everything is measured, five times', () => {
  assert.deepEqual(read({}), { only: [], pages: [], rounds: 5, against: undefined, full: true });
});

test('a part of the measures, pages or rounds is no full run, nor is one against another site', () => {
  assert.equal(read({ ONLY: 'nginx' }).full, false);
  assert.equal(read({ PAGES: '/' }).full, false);
  assert.equal(read({ ROUNDS: '1' }).full, false);
  assert.equal(read({ AGAINST: 'http://localhost:3000' }).full, false);
});

test('lists are written with commas', () => {
  assert.deepEqual(read({ PAGES: '/,/contact/' }).pages, ['/', '/contact/']);
});

test('what is not known is refused by name', () => {
  assert.throws(
    () => read({ ONLY: 'apache' }),
    /ONLY names apache\. There are: lighthouse, nginx\./,
  );
  assert.throws(() => read({ PAGES: '/nowhere' }), /PAGES names \/nowhere/);
  assert.throws(() => read({ ROUNDS: 'many' }), /ROUNDS/);
});
