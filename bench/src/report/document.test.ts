import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withResults } from './document.ts';

const start = '<!-- What stands between these two lines is measured. -->';
const end = '<!-- What follows is written by hand. -->';

test('new results take the place of the former ones, and all else stays', () => {
  assert.equal(
    withResults(`# Title\n\n${start}\n\nold\n\n${end}\n\nWhy so.\n`, 'new\n'),
    `# Title\n\n${start}\n\nnew\n\n${end}\n\nWhy so.\n`,
  );
});

test('a document without the two lines is left alone', () => {
  assert.throws(() => withResults('# Title', 'new'), /lacks the line/);
  assert.throws(() => withResults(`${start}\nold`, 'new'), /lacks the line/);
});
