import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProgram } from '../programs.ts';

test('finds the first of the paths that exists', () => {
  assert.equal(findProgram('Node', ['/none', process.execPath], 'nodejs'), process.execPath);
});

test('names the package of a missing program', () => {
  assert.throws(() => findProgram('Firefox', ['/none'], 'firefox-esr'), {
    message: 'No Firefox found at /none: install Debian\'s package "firefox-esr".',
  });
});
