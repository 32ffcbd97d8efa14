import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { readOptions } from './options.ts';

const file = 'backend/src/outbox/outbox.ts';
const read = (environment: Record<string, string>) => readOptions(environment, [file]);

test('tries 240 mutants by default, always the same ones', () => {
  const atOnce = availableParallelism();
  const options = { seed: 1, count: 240, files: 12, atOnce, only: undefined, again: false };
  assert.deepEqual(read({}), options);
  assert.deepEqual(
    read({ SEED: '', COUNT: '', FILES: '', AT_ONCE: '', ONLY: '', AGAIN: '' }),
    options,
  );
});

test('reads another choice', () => {
  assert.deepEqual(read({ SEED: '7', COUNT: '20', FILES: '99', AT_ONCE: '3' }), {
    seed: 7,
    count: 20,
    files: 99,
    atOnce: 3,
    only: undefined,
    again: false,
  });
  assert.deepEqual(read({ ONLY: file }).only, { file, line: undefined });
  assert.deepEqual(read({ ONLY: `${file}:152` }).only, { file, line: 152 });
  assert.equal(read({ AGAIN: '1' }).again, true);
});

test('says what it can’t read', () => {
  assert.throws(() => read({ SEED: 'x' }), /SEED must be a whole number, 0 or more, not "x"\./);
  assert.throws(() => read({ SEED: '-1' }), /SEED/);
  assert.throws(() => read({ COUNT: '0' }), /COUNT must be a whole number, 1 or more/);
  assert.throws(() => read({ COUNT: '1.5' }), /COUNT/);
  assert.throws(() => read({ FILES: 'all' }), /FILES/);
  assert.throws(() => read({ AT_ONCE: '0' }), /AT_ONCE/);
  assert.throws(() => read({ ONLY: 'nix' }), /ONLY names nix.*\n.*outbox\.ts/);
  assert.throws(() => read({ ONLY: `${file}:x` }), /ONLY's line must be a whole number/);
  assert.throws(() => read({ AGAIN: 'yes' }), /AGAIN is 1 or empty, not "yes"\./);
  assert.throws(() => read({ AGAIN: '1', ONLY: file }), /either ONLY or AGAIN/);
});
