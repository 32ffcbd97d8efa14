import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { answeringSite, Checkout, everythingRuns } from './shell.ts';

const repository = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/**
 * Programs on macOS: those from POSIX that scripts could need, plus mktemp,
 * perl, tar and shasum.
 */
const tools = [
  'awk',
  'basename',
  'bash',
  'cat',
  'chmod',
  'cmp',
  'cp',
  'cut',
  'date',
  'df',
  'dirname',
  'env',
  'expr',
  'find',
  'grep',
  'head',
  'id',
  'ln',
  'ls',
  'mkdir',
  'mktemp',
  'mv',
  'od',
  'perl',
  'ps',
  'readlink',
  'rm',
  'sed',
  'shasum',
  'sh',
  'sleep',
  'sort',
  'tail',
  'tar',
  'test',
  'touch',
  'tr',
  'true',
  'uname',
  'wc',
  'xargs',
];

/** Features that only Bash 4, GNU or Linux has. */
const unsupported = [
  /\bmapfile\b/,
  /\breadarray\b/,
  /\bdeclare -A\b/,
  /\blocal -A\b/,
  /\bsetsid\b/,
  /\bflock [-\d]/,
  /(?<!-)\btimeout [0-9]/,
  /\^\^/,
  /,,\}/,
  /\bwait -n\b/,
  /\/proc\/(?!self\b)/,
  /\breadlink -f\b/,
  /\bsed -i\b/,
  /\bstat -c\b/,
  /\bdate -d\b/,
  /\bmv -T\b/,
  /\bcp -t\b/,
  /\bgrep -P\b/,
  /--no-run-if-empty/,
];

/** Local processes only run on Debian. */
const linuxOnly = /scripts\/(bench|local\/test-stack)\.sh$/;

test('scripts for macOS use no features of Bash 4, GNU or Linux', async () => {
  const found: string[] = [];
  for await (const path of glob('scripts/**/*.sh', { cwd: repository })) {
    if (linuxOnly.test(path)) continue;
    const lines = (await readFile(join(repository, path), 'utf8')).split('\n');
    for (const line of lines) {
      const isComment = line.trimStart().startsWith('#');
      const isUnsupported = unsupported.some((feature) => feature.test(line));
      if (!isComment && isUnsupported) found.push(`${path}: ${line.trim()}`);
    }
  }
  // Only used if they exist.
  const optional = /"\/proc\/\$1\/stat"|\/proc\/meminfo/;
  expect(found.filter((line) => !optional.test(line))).toEqual([]);
});

/** A fake engine in which everything runs. Records all commands. */
const engine = `
  echo "$*" >>commands
  case "$*" in
    ${everythingRuns}
  esac`;

test('make up in containers only needs programs of macOS', async () => {
  const checkout = await Checkout.create({
    docker: engine,
    env: 'MODE=containers\n',
  });
  const folder = join(checkout.folder, 'tools');
  await mkdir(folder);
  for (const tool of tools) {
    const { stdout } = await run('sh', ['-c', `command -v ${tool}`]);
    await symlink(stdout.trim(), join(folder, tool));
  }
  // BASH_TO_TEST can name an older Bash.
  const bash = process.env['BASH_TO_TEST'] ?? 'bash';
  const env = {
    PATH: `${join(checkout.folder, 'bin')}:${folder}`,
    HOME: checkout.folder,
    HTTP_PORT: await answeringSite(),
    MODE: 'containers',
  };
  const { stdout, stderr } = await run(bash, ['scripts/up.sh'], {
    cwd: checkout.folder,
    env,
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/The site is up: /);
  expect(await checkout.read('commands')).toMatch(
    /^compose up --detach --no-build --remove-orphans/m,
  );
});
