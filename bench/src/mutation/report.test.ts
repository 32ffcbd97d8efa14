import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asText, score, type Tried } from './report.ts';
import type { Outcome } from './try-mutant.ts';

const tried = (line: number, status?: Outcome['status'], equivalent?: string): Tried => ({
  mutant: {
    id: String(line),
    file: 'backend/src/outbox/outbox.ts',
    line,
    column: 1,
    mutator: 'ConditionalExpression',
    original: 'if (isFailed)',
    replacement: 'if (true)',
    occurrence: 1,
  },
  outcome: status && { status, by: status === 'timed out' ? 'a test' : '', seconds: 3 },
  equivalent,
});

test('counts timeouts as noticed, and neither equivalent mutants nor those that were not tried', () => {
  const all = [
    tried(1, 'killed'),
    tried(2, 'timed out'),
    tried(3, 'survived'),
    tried(4, 'not reached'),
    tried(5, undefined, 'It only logs.'),
    tried(6),
  ];
  assert.equal(score(all), 50);
  assert.equal(score([]), 0);
});

test('shows where each one is and what was changed', () => {
  const text = asText([tried(7, 'survived'), tried(8, 'timed out'), tried(9, 'killed')]);
  assert.match(
    text,
    /Survived:\n {2}backend\/src\/outbox\/outbox\.ts:7 {2}if \(isFailed\) → if \(true\)/,
  );
  assert.match(text, /Timed out: [^\n]*\n {2}\S+:8 [^\n]*\n {6}a test/);
  assert.match(text, /3 mutants: 1 killed, 1 timed out, 1 survived,/);
  assert.match(text, /backend\/src\/outbox +2 of 3/);
  assert.match(text, /Score: 66\.7 % \(at least 85 % needed\)/);
  assert.doesNotMatch(text, /Equivalent|so far/);
  assert.match(asText([tried(7, 'killed'), tried(8)]), /Score: 100\.0 % .*, so far$/);
});
