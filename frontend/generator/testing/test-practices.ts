/**
 * Run by `npm run test:practices`: runs the tests that must pass for every
 * practice on the Athens example and on the practice's own folder if it exists.
 * `npm run test:unit` runs them on the Metuchen example.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { examplesFolder, ownFolder } from '../practice/read/practice-folder.ts';

const folders = [`${examplesFolder}/athens`, ownFolder].filter((folder) =>
  existsSync(folder),
);

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
