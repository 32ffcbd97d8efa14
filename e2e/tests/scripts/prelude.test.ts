import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { answeringSite, Checkout, everythingRuns } from './shell.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');

test('every script starts with the prelude', async () => {
  const starts: unknown[] = [];
  for await (const path of glob('scripts/*.sh', { cwd: repository })) {
    const lines = (await readFile(join(repository, path), 'utf8')).split('\n');
    starts.push(lines.find((line) => !line.startsWith('#')));
  }
  const prelude = '. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"';
  expect(new Set(starts)).toEqual(new Set([prelude]));
});

// Newer releases of Docker give the mode to new folders, too.
test('images copy with a mode that folders can have', async () => {
  const modes: string[] = [];
  const files = '{backend,frontend,nginx,nginx/certbot}/Dockerfile';
  for await (const path of glob(files, { cwd: repository })) {
    const file = await readFile(join(repository, path), 'utf8');
    modes.push(...(file.match(/--chmod=\d+/g) ?? []));
  }
  expect(new Set(modes)).toEqual(new Set(['--chmod=755']));
});

/** A shell with a language, whose [A-Z] lacks a letter. */
async function speaking(language: string, folder: string) {
  const name = `${language}.UTF-8`;
  const target = join(folder, name);
  await run('localedef', ['-i', language, '-f', 'UTF-8', target]);
  return { LOCPATH: folder, LC_ALL: name };
}

// `make test` installs them.
const hasLanguages = existsSync('/usr/share/i18n/locales');
const languages = hasLanguages ? ['tr_TR', 'lv_LV'] : [];

interface Shell {
  readonly what: string;
  readonly before?: string;
  readonly variablesIn?: (folder: string) => Promise<NodeJS.ProcessEnv>;
}

test.each<Shell>([
  { what: 'nothing' },
  {
    what: 'CDPATH',
    variablesIn: (folder) =>
      Promise.resolve({ CDPATH: `${folder}/elsewhere:.` }),
  },
  { what: 'umask 077', before: 'umask 077' },
  { what: 'umask 027', before: 'umask 027' },
  ...languages.map((language) => ({
    what: language,
    variablesIn: (folder: string) => speaking(language, folder),
  })),
])('make up works in a shell with $what', async (shell) => {
  const { before = 'true', variablesIn } = shell;
  const checkout = await Checkout.create({
    docker: `case "$*" in ${everythingRuns} esac`,
  });
  // It warns of names that it doesn't know.
  const example = await checkout.read('.env.example');
  await checkout.write('.env', `${example}\nMODE=containers\n`);
  await mkdir(join(checkout.folder, 'elsewhere/scripts'), { recursive: true });
  const { stdout, stderr } = await checkout.run(
    [],
    `${before}; scripts/up.sh`,
    {
      HTTP_PORT: await answeringSite(),
      ...(await variablesIn?.(checkout.folder)),
    },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Mode: containers/);
  expect(stdout).toMatch(/The site is up: /);
  expect(stdout).not.toContain('Warning');
  // Others can read what they need, but not what the programs print.
  const modeOf = async (name: string) =>
    ((await stat(join(checkout.folder, name))).mode & 0o777).toString(8);
  expect(await modeOf('.cache')).toBe('755');
  expect(await modeOf('.cache/logs/site.log')).toBe('600');
});

test('only the site’s user can read messages of local processes', async () => {
  const checkout = await Checkout.create({ env: 'MODE=local\n' });
  const { stdout } = await checkout.run(
    ['prelude', 'settings'],
    `. scripts/local/stack.sh
     keep_running() { :; }
     remove_old_snapshots_command() { echo true; }
     STATE_DIR=$PWD/.local REDIS_PORT=1 BACKEND_PORT=2
     mkdir -m 755 -p .local/redis .local/mail
     start_redis && export_backend_settings
     stat -c '%a %n' .local/redis .local/mail`,
  );
  expect(stdout).toBe('700 .local/redis\n700 .local/mail\n');
});
