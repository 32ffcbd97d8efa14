import { randomUUID } from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { OutboxEntry } from 'shared/messages';
import * as is from 'shared/shape';
import { Settings } from '../config/settings.ts';
import { keepFile, syncFolder } from '../mail/keep-file.ts';
import {
  failedRetention,
  type OutboxItem,
  untriedEntry,
} from './delivery-queue.ts';

/**
 * A message that Redis couldn't take yet, at least what the outbox needs of it.
 */
const isSpooledMessage = is.objectWith({
  item: is.objectWith({
    id: is.text,
    receivedAt: is.text,
    reason: is.optional(is.text),
  }),
  /**
   * When it must be in a digest, in milliseconds. Absent if it's mailed by
   * itself.
   */
  digestDueAt: is.optional(is.number),
});
type SpooledMessage = is.Checked<typeof isSpooledMessage>;

/**
 * Above this many messages of 20 kB or so, the spool takes no more: a full disk
 * ends Redis. Tests lower the limits.
 */
export const spoolLimits = { all: 5000, suspected: 1000 };

/** The end of the name of a file that isn't readable. */
const damaged = '.damaged';

class SpoolFullError extends Error {
  override readonly name = 'SpoolFullError';
}

/**
 * Milliseconds after which a file that is still being written belongs to a
 * process that was killed. Another replica could be writing a newer one.
 */
const writingTimeout = 10_000;

/**
 * Messages on the backend's disk, one file each, while Redis is unavailable,
 * full or read-only, or the quarantine is full.
 */
@Injectable()
export class Spool {
  private readonly folder: string;

  constructor({ MAIL_DIR }: Settings) {
    this.folder = join(MAIL_DIR, 'spool');
  }

  /**
   * Resolves once the message would survive a power failure. Rejects if there
   * are this many already.
   */
  async add(
    item: OutboxItem,
    digestDueAt: number | undefined,
    limit: number,
  ): Promise<void> {
    if ((await this.names()).length >= limit) throw new SpoolFullError();
    const created = await mkdir(this.folder, { recursive: true, mode: 0o700 });
    if (created !== undefined) await syncFolder(dirname(created));
    // Sorted by name, messages that are mailed by themselves come first, and
    // each kind by age.
    const name = `${digestDueAt ?? 0}-${Date.parse(item.receivedAt)}-${randomUUID()}.json`;
    await keepFile(this.folder, name, JSON.stringify({ item, digestDueAt }));
  }

  /** The names of the files, in the order in which Redis gets the messages. */
  async names(): Promise<string[]> {
    const files = await this.files();
    return files.filter((name) => name.endsWith('.json')).toSorted();
  }

  /**
   * Undefined if another replica has removed it. Sets it aside if the disk has
   * damaged it: it mustn't hold up the others.
   */
  async read(name: string): Promise<SpooledMessage | undefined> {
    const text = await readFile(join(this.folder, name), 'utf8').catch(
      undefinedIfMissing,
    );
    if (text === undefined) return undefined;
    const message = is.parseJson(text, isSpooledMessage);
    if (message) return message;
    const path = join(this.folder, name);
    await rename(path, path + damaged).catch(undefinedIfMissing);
    return undefined;
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  /** The waiting messages, then the damaged ones. */
  async list(limit: number): Promise<OutboxEntry[]> {
    const names = (await this.names()).slice(0, limit);
    const messages = await Promise.all(names.map((name) => this.read(name)));
    const reason = "on the backend's disk until Redis takes it";
    const waiting = messages.flatMap((message) =>
      message ? untriedEntry('waiting', message.item, reason) : [],
    );
    const lost = (await this.damaged()).slice(0, limit).map((name) => {
      const [, receivedAt = 0] = /^\d+-(\d+)-/.exec(name) ?? [];
      const item = {
        id: basename(name, `.json${damaged}`),
        receivedAt: new Date(Number(receivedAt)).toISOString(),
      };
      return untriedEntry('failed', item, "damaged on the backend's disk");
    });
    return [...waiting, ...lost];
  }

  /**
   * How many messages wait, since when the next one does, and how many are
   * damaged.
   */
  async counts(): Promise<{ spooled: number; since: number; damaged: number }> {
    const names = await this.names();
    const [next] = names;
    const { length } = await this.damaged();
    return {
      spooled: names.length,
      since: next ? await this.writtenAt(next) : Infinity,
      damaged: length,
    };
  }

  /** Removes a damaged message. Resolves with whether it existed. */
  async discard(id: string): Promise<boolean> {
    const name = `${id}.json${damaged}`;
    const exists = (await this.damaged()).includes(name);
    if (exists) await this.remove(name);
    return exists;
  }

  /**
   * Removes old damaged messages, and what a killed process had begun to write:
   * those messages weren't accepted.
   */
  async removeExpired(): Promise<void> {
    for (const name of await this.files()) {
      if (name.endsWith('.json')) continue;
      const kept = name.endsWith(damaged)
        ? failedRetention * 1000
        : writingTimeout;
      const age = Date.now() - (await this.writtenAt(name));
      if (age > kept) await this.remove(name);
    }
  }

  /**
   * Never in the future. A file that a clock ahead of time has written counts
   * as written now. Infinity if another replica has removed it.
   */
  private async writtenAt(name: string): Promise<number> {
    const path = join(this.folder, name);
    const file = await stat(path).catch(undefinedIfMissing);
    if (!file) return Infinity;
    const now = new Date();
    if (file.mtime <= now) return file.mtimeMs;
    await utimes(path, now, now).catch(undefinedIfMissing);
    return now.getTime();
  }

  private async damaged(): Promise<string[]> {
    return (await this.files()).filter((name) => name.endsWith(damaged));
  }

  private async files(): Promise<string[]> {
    return (await readdir(this.folder).catch(undefinedIfMissing)) ?? [];
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
