import {
  mkdir,
  mkdtemp,
  readdir,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterEach, expect, test } from '@jest/globals';
import { Settings } from '../config/settings.ts';
import type { JobQueues } from '../redis/job-queues.ts';
import type { Redis } from '../redis/redis.ts';
import { Outbox } from './outbox.ts';
import {
  isOverflow,
  overHourlyLimit,
  type Quarantine,
  type QuarantinedItem,
  QuarantineFullError,
} from './quarantine.ts';
import { Spool, spoolLimits } from './spool.ts';

Logger.overrideLogger(false);

const add = () => Promise.reject(new Error('Redis is unavailable.'));

const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
const spoolFolder = join(folder, 'spool');

afterEach(() => rm(spoolFolder, { recursive: true }));

const spool = new Spool(Object.assign(new Settings(), { MAIL_DIR: folder }));
const outboxWith = (quarantine: Quarantine) =>
  new Outbox(
    {} as Redis,
    { open: () => ({ add }) } as unknown as JobQueues,
    quarantine,
    spool,
  );
const outbox = outboxWith({ add } as unknown as Quarantine);

const full = { name: 'SpoolFullError' };

const item = { id: 'a1', receivedAt: '2026-01-05T20:30:00.000Z' };
const dueAt = Date.parse('2026-01-06T20:30:00.000Z');

const addMailed = () => outbox.add(item);
const addOverflow = () =>
  outbox.add({ ...item, reason: overHourlyLimit }, dueAt);
const addSuspected = () =>
  outbox.add({ ...item, reason: 'filled in too fast' }, dueAt);

/** Writes a file that a killed process has left. */
async function leave(name: string, secondsAgo: number): Promise<void> {
  await mkdir(spoolFolder, { recursive: true });
  await writeFile(join(spoolFolder, name), '');
  const time = Date.now() / 1000 - secondsAgo;
  await utimes(join(spoolFolder, name), time, time);
}

test('removes what a killed process had begun to write, as soon as no other can be writing it', async () => {
  await leave('left.json.part', 11);
  await leave('fresh.json.part', 1);
  await outbox.storeSpooled();
  expect(await readdir(spoolFolder)).toEqual(['fresh.json.part']);
});

test('stores messages behind a suspected one that the quarantine has no space for', async () => {
  const quarantine = {
    add: (quarantined: QuarantinedItem) =>
      isOverflow(quarantined)
        ? Promise.resolve()
        : Promise.reject(new QuarantineFullError()),
  };
  const available = outboxWith(quarantine as unknown as Quarantine);
  await spool.add({ ...item, reason: 'filled in too fast' }, dueAt, 9);
  await spool.add({ ...item, reason: overHourlyLimit }, dueAt + 1, 9);
  await available.storeSpooled();
  const [left, ...others] = await spool.names();
  expect(left).toMatch(`${dueAt}-`);
  expect(others).toEqual([]);
});

test('counts the wait of a message from now on if the clock was ahead when it was written', async () => {
  await leave('0-0-ahead.json', -2 * 24 * 60 * 60);
  const { since } = await spool.counts();
  expect(since).toBeLessThanOrEqual(Date.now());
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect((await spool.counts()).since).toBe(since);
});

test('spools suspected messages up to their own limit, and others up to a higher one', async () => {
  expect(spoolLimits.suspected).toBeLessThan(spoolLimits.all);
  Object.assign(spoolLimits, { suspected: 2, all: 4 });
  // Not a message.
  for (const name of ['a', 'b', 'c', 'd']) await leave(`${name}.json.part`, 1);
  await addMailed();
  await addSuspected();
  await expect(addSuspected()).rejects.toMatchObject(full);
  await addOverflow();
  await addMailed();
  await expect(addMailed()).rejects.toMatchObject(full);
  await expect(addOverflow()).rejects.toMatchObject(full);
});
