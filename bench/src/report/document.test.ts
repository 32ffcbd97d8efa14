import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withResults } from './document.ts';

const start = '<!-- Start of generated results -->';
const end = '<!-- End of generated results -->';

test('replaces only the results', () => {
  assert.equal(
    withResults(`# Title\n\n${start}\n\nold\n\n${end}\n\nWhy so.\n`, 'new\n'),
    `# Title\n\n${start}\n\nnew\n\n${end}\n\nWhy so.\n`,
  );
});

test('throws without the two markers', () => {
  assert.throws(() => withResults('# Title', 'new'), /lacks the line/);
  assert.throws(() => withResults(`${start}\nold`, 'new'), /lacks the line/);
});
