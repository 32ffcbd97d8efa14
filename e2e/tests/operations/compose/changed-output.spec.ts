import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { shell } from '../../../src/run.ts';
import { changeSetting } from '../../../src/settings-file.ts';
import { signIn } from '../../../src/sign-in.ts';
import { siteUrl } from '../../../src/site-url.ts';
import { SteadyTraffic } from '../../../src/steady-traffic.ts';
import { expectUpToDate, idsOf } from './services.ts';

const repository = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);

let folder: string;

/**
 * Wraps `docker` and changes its output for people (different words, repeated, colored and reordered), as a future
 * release could. Machine-readable output passes unchanged.
 */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docker-'));
  const real = (await shell('command -v docker')).trim();
  const wrapper = `#!/bin/bash
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    scramble() { tac "$1" | sed -e 's/Recreate/Renew/g; s/Running/Recreate/g; s/Start/Begin/g' -e "s/.*/$(printf '\\033')[36m& $(printf '\\033')[0m /;p"; }
    [[ " $* " != *' --dry-run '* ]] || { echo 'No one may ask for this.' >&2; exit 1; }
    for_people=''
    if [[ $1 == compose ]]; then
      case " $* " in *' --quiet '* | *' --format '*) ;; *' up '* | *' build '* | *' stop '* | *' down '* | *' ps '* | *' pull '*) for_people=yes ;; esac
    fi
    if [[ $for_people ]]; then
      '${real}' "$@" >"$folder/out" 2>"$folder/err"; status=$?
      scramble "$folder/out"
    else
      '${real}' "$@" 2>"$folder/err"; status=$?
    fi
    scramble "$folder/err" >&2
    exit $status
  `;
  await writeFile(join(folder, 'docker'), wrapper, { mode: 0o755 });
});

test.afterAll(() => rm(folder, { recursive: true }));

async function upWithWrapper(): Promise<void> {
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  await run('make', ['--silent', 'up'], { cwd: repository, env });
}

test('make up recreates nothing if nothing has changed', async () => {
  const ids = async () => Promise.all(['nginx', 'backend', 'redis'].map(idsOf));
  const before = await ids();
  await upWithWrapper();
  expect(await ids()).toEqual(before);
});

test('make up replaces only a changed backend, without downtime', async () => {
  const others = async () => Promise.all(['nginx', 'redis'].map(idsOf));
  const traffic = new SteadyTraffic(siteUrl, await signIn(siteUrl));
  const [before, backends] = [await others(), await idsOf('backend')];
  const undo = await changeSetting('LOG_LEVEL', 'debug');
  await upWithWrapper();
  await traffic.stop();

  expect(traffic.failedPages).toEqual([]);
  expect(traffic.failedCalls).toEqual([]);
  expect(await others()).toEqual(before);
  expect(await idsOf('backend')).not.toEqual(backends);
  await expectUpToDate('backend', 1);
  await undo();
});
