import assert from 'node:assert/strict';
import { test } from 'node:test';
import { megabytes } from './compose-project.ts';

test("converts Docker's binary units to megabytes", () => {
  assert.equal(megabytes('100MiB / 384MiB'), 104.8576);
  assert.equal(megabytes('1.5GiB / 2GiB'), 1610.612736);
  assert.equal(megabytes('500KiB / 128MiB'), 0.512);
});

test('returns NaN without a value', () => {
  assert.ok(Number.isNaN(megabytes('-- / --')));
});
