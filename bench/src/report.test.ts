import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asMarkdown, asText, row, summary, withResults } from './report.ts';

test('a value at the limit meets its budget', () => {
  assert.equal(row('LCP', 1.1, '×', { atMost: 1.1 }).holds, true);
  assert.equal(row('nginx', 0.9, '×', { atLeast: 0.9 }).holds, true);
});

test('a value beyond the limit misses its budget, even if both are rounded to the same text', () => {
  assert.equal(row('LCP', 1.104, '×', { atMost: 1.1 }).holds, false);
  assert.equal(row('nginx', 0.899, '×', { atLeast: 0.9 }).holds, false);
});

test('NaN misses its budget', () => {
  const budget = '≤ 1.10 ×';
  const missed = { what: 'LCP', measured: '–', budget, holds: false };
  assert.deepEqual(row('LCP', Number.NaN, '×', { atMost: 1.1 }), missed);
});

test('formats value and budget with the same unit, and has no verdict without a budget', () => {
  const rows = [
    row('Memory', 120.26, 'MB', { atMost: 180 }),
    row('LCP', 1.2, '×', { atMost: 1.1 }),
    row('First start', 61, 's'),
  ];
  assert.deepEqual(summary(rows).rows, [
    ['Memory', '120.3 MB', '≤ 180.0 MB', 'yes'],
    ['LCP', '1.20 ×', '≤ 1.10 ×', 'NO'],
    ['First start', '61.0 s', '', ''],
  ]);
});

const rows = [
  ['/', '9.5'],
  ['/contact/', '12.0'],
];
const table = { title: 'Sizes', head: ['page', 'kB'], rows };

test('aligns text left and numbers right in the terminal', () => {
  const lines = ['Sizes', 'page         kB', '/           9.5', '/contact/  12.0'];
  assert.equal(asText(table), lines.join('\n'));
});

test('formats a table as Markdown with a heading', () => {
  const lines = ['| page | kB |', '| --- | --: |', '| / | 9.5 |', '| /contact/ | 12.0 |'];
  assert.equal(asMarkdown(table), ['### Sizes', '', ...lines].join('\n'));
});

const part = (name: string, text: string) =>
  `<!-- Start of ${name} -->\n\n${text}\n\n<!-- End of ${name} -->`;

test('replaces only one part of a document', () => {
  assert.equal(
    withResults(`# Title\n\n${part('a', 'old')}\n\nWhy.\n${part('b', 'old')}`, 'a', 'new $1\n'),
    `# Title\n\n${part('a', 'new $1')}\n\nWhy.\n${part('b', 'old')}`,
  );
});

test('throws without the two comments', () => {
  assert.throws(() => withResults('# Title', 'a', 'new'), /no comments around "a"/);
  assert.throws(() => withResults(part('b', 'old'), 'a', 'new'), /no comments around "a"/);
  assert.throws(() => withResults('<!-- Start of a -->\nold', 'a', 'new'), /no comments/);
});
