import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asMarkdown, asText } from './table.ts';

const table = {
  title: 'Sizes',
  head: ['page', 'kB'],
  rows: [
    ['/', '9.5'],
    ['/contact/', '12.0'],
  ],
};

test('aligns text left and numbers right in the terminal', () => {
  assert.equal(
    asText(table),
    ['Sizes', 'page         kB', '/           9.5', '/contact/  12.0'].join('\n'),
  );
});

test('formats a table as Markdown with a heading', () => {
  assert.equal(
    asMarkdown(table),
    ['### Sizes', '', '| page | kB |', '| --- | --: |', '| / | 9.5 |', '| /contact/ | 12.0 |'].join(
      '\n',
    ),
  );
});
