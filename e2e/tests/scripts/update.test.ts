import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { answeringSite, Checkout, everythingRuns } from './shell.ts';

/** Runs git as a person with a name, and returns what it prints. */
const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync(
    'git',
    ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  ).trim();

const versionOf = (version: string) =>
  `{\n  "name": "optometry",\n  "version": "${version}",\n  "private": true\n}\n`;

/** A checkout that follows a branch elsewhere, and where that's written. */
class ClonedSite {
  readonly checkout: Checkout;
  /** Where new releases are written. */
  readonly #author: string;
  readonly origin: string;

  private constructor(checkout: Checkout, elsewhere: string) {
    this.checkout = checkout;
    this.origin = join(elsewhere, 'origin.git');
    this.#author = join(elsewhere, 'author');
  }

  static async create(): Promise<ClonedSite> {
    const checkout = await Checkout.create({
      docker: `case "$*" in ${everythingRuns} esac`,
      env: 'MODE=containers\n',
    });
    const elsewhere = await mkdtemp(join(tmpdir(), 'origin-'));
    onTestFinished(() => rm(elsewhere, { recursive: true }));
    const site = new ClonedSite(checkout, elsewhere);
    const { folder } = checkout;
    await checkout.write('.gitignore', '.env\n.cache/\nbin/\n');
    await checkout.write('package.json', versionOf('1.0.0'));
    git(folder, 'init', '--quiet', '--initial-branch=main');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message=The first release');
    git(folder, 'clone', '--quiet', '--bare', '.', site.origin);
    git(folder, 'remote', 'add', 'origin', site.origin);
    git(folder, 'fetch', '--quiet', 'origin');
    git(folder, 'branch', '--quiet', '--set-upstream-to=origin/main');
    git(elsewhere, 'clone', '--quiet', site.origin, site.#author);
    return site;
  }

  /** Publishes a release with these files. */
  async release(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, content] of Object.entries(files))
      await writeFile(join(this.#author, name), content);
    git(this.#author, 'commit', '--quiet', '--all', '--message=A release');
    git(this.#author, 'push', '--quiet');
  }

  /** Commits a file to the checkout, as an adopter does. */
  async commit(name: string, content: string): Promise<void> {
    await this.checkout.write(name, content);
    git(this.checkout.folder, 'add', name);
    git(this.checkout.folder, 'commit', '--quiet', '--message=Our own');
  }

  pull() {
    return this.checkout.run(
      ['command', 'settings', 'code'],
      'pull_code\nsay "$CODE_NOTE"',
      // As if no one had told git their name.
      {
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'user.useConfigOnly',
        GIT_CONFIG_VALUE_0: 'true',
      },
    );
  }

  git(...args: readonly string[]): string {
    return git(this.checkout.folder, ...args);
  }
}

const newRelease = { 'package.json': versionOf('1.1.0') };

test('make update gets a new release, and says from which to which', async () => {
  const site = await ClonedSite.create();
  const before = site.git('rev-parse', '--short', 'HEAD');
  await site.release(newRelease);
  const { status, stdout } = await site.pull();
  const after = site.git('rev-parse', '--short', 'HEAD');
  expect(status).toBe(0);
  expect(after).not.toBe(before);
  expect(stdout).toContain(
    `The code went from 1.0.0 (${before}) to 1.1.0 (${after}).`,
  );
  expect((await site.pull()).stdout).toContain(
    `There's no new code. It's at 1.1.0 (${after}).`,
  );
});

test('make update keeps an adopter’s own commits, however git is configured', async () => {
  const site = await ClonedSite.create();
  await site.commit('practice.yaml', 'name: Ours\n');
  const own = site.git('rev-parse', 'HEAD');
  site.git('config', 'pull.ff', 'only');
  site.git('config', 'merge.ff', 'only');
  await site.release(newRelease);
  const { status, stderr } = await site.pull();
  expect([status, stderr]).toEqual([0, '']);
  site.git('merge-base', '--is-ancestor', own, 'HEAD');
  expect(site.git('show', 'HEAD:practice.yaml')).toBe('name: Ours');
  expect(await site.checkout.read('package.json')).toBe(versionOf('1.1.0'));
});

test('make update undoes a merge with a conflict, and names the file', async () => {
  const site = await ClonedSite.create();
  await site.commit('package.json', versionOf('1.0.0-ours'));
  const before = site.git('rev-parse', 'HEAD');
  await site.release(newRelease);
  const { status, stderr } = await site.pull();
  expect(status).toBe(1);
  expect(stderr).toContain(
    'The merge was undone, and nothing was changed.\npackage.json\nMerge it yourself: "git merge origin/main"',
  );
  expect(site.git('rev-parse', 'HEAD')).toBe(before);
  expect(site.git('status', '--porcelain')).toBe('');
});

test('make update changes no file that has changes which aren’t committed', async () => {
  const site = await ClonedSite.create();
  await site.checkout.write('.env.example', 'MODE=\n');
  const { status } = await site.pull();
  expect(status).toBe(0);
  const before = site.git('rev-parse', 'HEAD');
  await site.release(newRelease);
  const refused = await site.pull();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(
    /aren't committed\. Nothing was changed\.\n\.env\.example\nTo keep the changes: git commit/,
  );
  expect(site.git('rev-parse', 'HEAD')).toBe(before);
  expect(await site.checkout.read('.env.example')).toBe('MODE=\n');
});

test('make update goes on with no unfinished merge', async () => {
  const site = await ClonedSite.create();
  await site.checkout.write(
    '.git/MERGE_HEAD',
    `${site.git('rev-parse', 'HEAD')}\n`,
  );
  const { status, stderr } = await site.pull();
  expect(status).toBe(1);
  expect(stderr).toContain("A merge or rebase isn't finished.");
});

test('make update builds nothing if it can’t tell whether there’s new code', async () => {
  const site = await ClonedSite.create();
  await rm(site.origin, { recursive: true });
  const { status, stderr } = await site.pull();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /The newest code of origin can't be reached\.[^]*make update IMAGES=1/,
  );
});

test.each<[what: string, change: (site: ClonedSite) => unknown, note: RegExp]>([
  [
    'a single commit is checked out',
    (site) => site.git('checkout', '--quiet', '--detach'),
    /stays at 1\.0\.0 \([0-9a-f]+\), because a single commit is checked out\. .*git checkout main/,
  ],
  [
    'the branch follows none',
    (site) => site.git('branch', '--unset-upstream'),
    /The code stays at 1\.0\.0 \([0-9a-f]+\), because main follows no branch elsewhere\./,
  ],
  [
    'the folder was not cloned',
    (site) => rm(join(site.checkout.folder, '.git'), { recursive: true }),
    /The code stays as it is, because this folder was not cloned with git\./,
  ],
])('make update says that the code stays if %s', async (_, change, note) => {
  const site = await ClonedSite.create();
  await change(site);
  const { status, stdout } = await site.pull();
  expect(status).toBe(0);
  expect(stdout).toMatch(note);
});

test('make update goes on with the scripts of the new release', async () => {
  const site = await ClonedSite.create();
  await site.release({
    'scripts/update.sh': '#!/usr/bin/env bash\necho "New. $CODE_NOTE"\n',
  });
  const { status, stdout } = await site.checkout.run([], 'scripts/update.sh');
  expect(status).toBe(0);
  expect(stdout).toMatch(/\nNew\. The code went from 1\.0\.0 \(.*\.\n$/);
});

test('make update IMAGES=1 gets no new code, and says so first and last', async () => {
  const site = await ClonedSite.create();
  await rm(site.origin, { recursive: true });
  const HTTP_PORT = await answeringSite();
  const { status, stdout, stderr } = await site.checkout.run(
    [],
    'scripts/update.sh',
    { HTTP_PORT, IMAGES: '1' },
  );
  expect([status, stderr]).toEqual([0, '']);
  const note = 'The code stays as it is, because of IMAGES=1.';
  expect(stdout.split('\n').filter((line) => line === note)).toHaveLength(2);
});
