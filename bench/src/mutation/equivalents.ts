import type { Mutant } from './mutants.ts';

/** A mutant that no test can notice, because what can be observed stays the same. It doesn't count. */
interface Equivalent {
  readonly file: string;
  /** The code that is replaced, and by what. */
  readonly original: string;
  readonly replacement: string;
  /** Which one, if the file has several of which only one is equivalent. */
  readonly occurrence?: number;
  readonly reason: string;
}

const equivalents: readonly Equivalent[] = [
  {
    file: 'backend/src/auth/credentials.ts',
    original: "createHash('sha256').update(secret).digest('base64url').slice(0, 16)",
    replacement: "createHash('sha256').update(secret).digest('base64url')",
    reason: 'A longer fingerprint is only compared, too: it changes with the secret all the same.',
  },
  {
    file: 'backend/src/auth/local-auth.guard.ts',
    original: "'Invalid password'",
    replacement: '""',
    occurrence: 2,
    reason: 'The guard drops this message: its own also fits a wrong code.',
  },
  {
    file: 'backend/src/auth/new-networks.ts',
    original: 'clearInterval(this.timer);',
    replacement: ';',
    reason: 'The timer keeps no process alive, and does nothing once Redis is disconnected.',
  },
  {
    file: 'backend/src/http/configure-http.ts',
    original: 'false',
    replacement: 'true',
    occurrence: 1,
    reason: 'The only difference is nested values, which the next step empties.',
  },
  {
    file: 'backend/src/outbox/quarantine.ts',
    original: 'limit - 1',
    replacement: 'limit + 1',
    reason: 'It reads two more, and the slice two lines below drops them.',
  },
];

/** The reason why a mutant can't be noticed, if that was found out. */
export function reasonOf(mutant: Mutant): string | undefined {
  return equivalents.find((one) => fits(one, mutant))?.reason;
}

/** Entries that no longer fit any mutant, because the code has changed. */
export function outdated(mutants: readonly Mutant[]): string[] {
  return equivalents
    .filter((one) => !mutants.some((mutant) => fits(one, mutant)))
    .map(({ file, original, replacement }) => `${file}: ${original} → ${replacement}`);
}

function fits(one: Equivalent, { file, original, replacement, occurrence }: Mutant): boolean {
  const isThisOne = one.occurrence === undefined || one.occurrence === occurrence;
  return (
    isThisOne && one.file === file && one.original === original && one.replacement === replacement
  );
}
