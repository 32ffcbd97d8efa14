import { execFileSync } from 'node:child_process';
import { mkdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Checkout } from './shell.ts';

const list = 'frontend/.practice-dates';

/** A checkout with a practice, and what its dates are. */
async function withPractice() {
  const checkout = await Checkout.create();
  await mkdir(join(checkout.folder, 'frontend/practice'), { recursive: true });
  return {
    checkout,
    write: (name: string, text: string) =>
      checkout.write(`frontend/practice/${name}`, text),
    dates: async () => {
      const { status, stderr } = await checkout.run(
        ['command', 'dates'],
        'write_practice_dates',
        { TZ: 'Pacific/Honolulu' },
      );
      expect([status, stderr]).toEqual([0, '']);
      return (await checkout.read(list)).split('\n').filter(Boolean);
    },
    /** Says on which day a file was written. */
    touch: (name: string, day: string) => {
      const time = new Date(`${day}T01:00:00Z`);
      return utimes(
        join(checkout.folder, 'frontend/practice', name),
        time,
        time,
      );
    },
    commit: (time: string) => {
      const run = (...args: string[]) =>
        execFileSync('git', args, {
          cwd: checkout.folder,
          stdio: 'ignore',
          env: {
            ...process.env,
            GIT_AUTHOR_NAME: 'Ana',
            GIT_AUTHOR_EMAIL: 'ana@example.com',
            GIT_COMMITTER_NAME: 'Ana',
            GIT_COMMITTER_EMAIL: 'ana@example.com',
            GIT_COMMITTER_DATE: time,
          },
        });
      run('init', '--quiet');
      run('add', 'frontend');
      run('commit', '--quiet', '--message=Change it');
    },
  };
}

test('each of the practice’s files has the day of its last commit, in UTC', async () => {
  const { write, dates, commit } = await withPractice();
  await write('practice.yaml', 'one');
  await write('josé 1.jpg', 'one');
  commit('2026-10-01T23:30:00-05:00');
  await write('practice.yaml', 'two');
  commit('2026-11-05T09:00:00-05:00');
  expect(await dates()).toEqual([
    '2026-11-05 practice.yaml',
    '2026-10-02 josé 1.jpg',
  ]);
});

test('a file that was changed since has its own day, which comes last', async () => {
  const { write, dates, commit, touch } = await withPractice();
  await write('practice.yaml', 'one');
  await write('theme.yaml', 'one');
  commit('2026-10-01T12:00:00Z');
  await write('practice.yaml', 'two');
  await write('new.md', 'one');
  await touch('practice.yaml', '2026-11-06');
  await touch('new.md', '2026-11-07');
  expect(await dates()).toEqual([
    '2026-10-01 practice.yaml',
    '2026-10-01 theme.yaml',
    '2026-11-06 practice.yaml',
    '2026-11-07 new.md',
  ]);
});

test('without git, each file has its own day; without a practice, there’s no list', async () => {
  const { checkout, write, dates, touch } = await withPractice();
  await write('practice.yaml', 'one');
  await touch('practice.yaml', '2026-11-06');
  expect(await dates()).toEqual(['2026-11-06 practice.yaml']);
  await rm(join(checkout.folder, 'frontend/practice'), { recursive: true });
  await checkout.run(['command', 'dates'], 'write_practice_dates');
  await expect(checkout.read(list)).rejects.toThrow('ENOENT');
});
