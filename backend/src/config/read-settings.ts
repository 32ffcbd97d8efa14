import { randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { secretNames, Settings } from './settings.ts';

/** An error whose message lists all invalid settings without their values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings from the environment, and secrets also from files. Empty
 * variables and files count as unset. Without a SESSION_SECRET, the site makes
 * one of its own. Throws {@link SettingsError} if any setting is missing or
 * invalid.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const unread = secretNames.flatMap((name) => {
    const problem = readSecretFile(name, given);
    return problem === undefined ? [] : [{ name, problem }];
  });
  try {
    given.SESSION_SECRET ??= ownSecret(given.MAIL_DIR ?? '/data/mail');
  } catch {
    // The folder can't be written to. That it's missing is said below.
  }
  const settings = plainToInstance(Settings, given);
  const invalid = validateSync(settings)
    .filter(({ property }) => unread.every(({ name }) => name !== property))
    .map(({ property, constraints = {} }) => {
      const state =
        given[property] === undefined ? 'is missing' : "isn't valid";
      return `${property} ${state}. ${Object.values(constraints)[0] ?? ''}`;
    });
  const problems = [...unread.map(({ problem }) => problem), ...invalid];
  if (problems.length === 0) return settings;
  throw new SettingsError(
    [
      "The backend can't start until you fix .env:",
      ...problems.map((line) => `  ${line}`),
    ].join('\n'),
  );
}

/** The site's own session secret. It's kept with its mails. */
function ownSecret(folder: string): string {
  const path = join(folder, '.session-secret');
  if (!existsSync(path)) {
    const draft = `${path}.${randomUUID()}`;
    const secret = randomBytes(32).toString('hex');
    writeFileSync(draft, secret, { mode: 0o600, flush: true });
    try {
      linkSync(draft, path);
    } catch {
      // Another backend was first.
    }
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
}

/**
 * Sets a secret in `given` from the file that its `_FILE` variable names,
 * without the newline at the end.
 *
 * @returns what's wrong, if anything
 */
function readSecretFile(
  name: string,
  given: NodeJS.ProcessEnv,
): string | undefined {
  const variable = `${name}_FILE`;
  const path = given[variable];
  if (path === undefined) return undefined;
  if (given[name] !== undefined) {
    return `${name} and ${variable} are both set. Keep only one of them.`;
  }
  try {
    const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    if (secret.trim()) given[name] = secret;
    return undefined;
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    return `${variable} names ${path}, which can't be read (${code}). The backend needs a file there that it may read.`;
  }
}
