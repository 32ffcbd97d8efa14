import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterAll, expect, test } from '@jest/globals';
import { Settings } from '../config/settings.ts';
import type { JobQueues } from '../redis/job-queues.ts';
import type { Redis } from '../redis/redis.ts';
import { Outbox } from './outbox.ts';
import { overHourlyLimit, type Quarantine } from './quarantine.ts';
import { Spool, spoolLimits } from './spool.ts';

Logger.overrideLogger(false);

const add = () => Promise.reject(new Error('Redis is unavailable.'));

const folder = await mkdtemp(join(tmpdir(), 'outbox-'));

afterAll(() => rm(folder, { recursive: true }));

const outbox = new Outbox(
  {} as Redis,
  { open: () => ({ add }) } as unknown as JobQueues,
  { add } as unknown as Quarantine,
  new Spool(Object.assign(new Settings(), { MAIL_DIR: folder })),
);

const full = { name: 'SpoolFullError' };

const item = { id: 'a1', receivedAt: '2026-01-05T20:30:00.000Z' };
const dueAt = Date.parse('2026-01-06T20:30:00.000Z');

const addMailed = () => outbox.add(item);
const addOverflow = () =>
  outbox.add({ ...item, reason: overHourlyLimit }, dueAt);
const addSuspected = () =>
  outbox.add({ ...item, reason: 'filled in too fast' }, dueAt);

test('spools suspected messages up to their own limit, and others up to a higher one', async () => {
  expect(spoolLimits.suspected).toBeLessThan(spoolLimits.all);
  Object.assign(spoolLimits, { suspected: 2, all: 4 });
  await addMailed();
  await addSuspected();
  await expect(addSuspected()).rejects.toMatchObject(full);
  await addOverflow();
  await addMailed();
  await expect(addMailed()).rejects.toMatchObject(full);
  await expect(addOverflow()).rejects.toMatchObject(full);
});
