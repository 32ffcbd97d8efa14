import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

/** The part of the frontend that the backend's image is built with. */
async function copyAllowedFiles(target: string): Promise<void> {
  const list = await readFile(
    join(repository, 'backend/Dockerfile.dockerignore'),
    'utf8',
  );
  const allowed = list
    .split('\n')
    .filter((line) => /^!(?:frontend|shared)/.test(line))
    .map((line) => line.slice(1))
    .filter((path) => path !== 'frontend/practice');
  for (const path of allowed)
    await cp(join(repository, path), join(target, path), {
      recursive: true,
      filter: (source) => !/node_modules|dist|\.cache$/.test(source),
    });
}

test('the backend’s image has all files that write its facts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backend-image-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyAllowedFiles(folder);
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  await promisify(execFile)(
    process.execPath,
    ['frontend/generator/practice/generate.ts', 'backend'],
    { cwd: folder, env: { ...process.env, PRACTICE: 'examples/metuchen' } },
  );
  const facts = await readFile(join(folder, 'shared/src/practice.ts'), 'utf8');
  expect(facts).toContain('Station Lens Optometry');
});
