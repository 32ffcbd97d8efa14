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

test('in a terminal words stand to the left and numbers to the right', () => {
  assert.equal(
    asText(table),
    ['Sizes', 'page         kB', '/           9.5', '/contact/  12.0'].join('\n'),
  );
});

test('in Markdown the title is a heading', () => {
  assert.equal(
    asMarkdown(table),
    ['### Sizes', '', '| page | kB |', '| --- | --: |', '| / | 9.5 |', '| /contact/ | 12.0 |'].join(
      '\n',
    ),
  );
});
