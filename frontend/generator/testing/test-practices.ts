/**
 * Run by `npm run test:practices`: runs the tests that must pass for every
 * practice on its own folder if it exists, and in `make test` on the Athens
 * example. `npm run test:unit` runs them on the Metuchen example.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { examplesFolder, ownFolder } from '../practice/read/practice-folder.ts';

const examples = process.env.TEST_MATRIX ? [`${examplesFolder}/athens`] : [];
const folders = [...examples, ownFolder].filter((folder) => existsSync(folder));

const reports = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=.cache/reports/practice-${name}.json`,
];

for (const folder of folders) {
  console.log(`Testing ${folder.replace(/.*\/frontend\//, 'frontend/')} ...`);
  const { status } = spawnSync(
    'vitest',
    ['run', '.practice.test', ...reports(basename(folder))],
    {
      stdio: 'inherit',
      env: { ...process.env, PRACTICE: folder },
    },
  );
  if (status !== 0) process.exitCode = 1;
}
