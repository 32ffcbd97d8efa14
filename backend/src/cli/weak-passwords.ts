import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  countCharacters,
  isStoredHash,
  passwordLength,
  verifyPassword,
} from '../config/password-hash.ts';

/** zxcvbn's score for at least 10^8 guesses. Its best is 4. */
const minScore = 3;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether a password is easily guessed: one of the most used, also with a year
 * or other letters, or a repetition, a sequence or a row of keys. Not for the
 * running backend, where the lists would take memory.
 */
export const isWeakPassword = (password: string): boolean =>
  estimator.check(password.normalize('NFKC')).score < minScore;

/** Why a new password can't be used. */
export async function problemWith(
  password: string,
  otherHash: string,
): Promise<string | undefined> {
  const { min, max } = passwordLength;
  const count = countCharacters(password);
  if (count < min) return `Choose a password with at least ${min} characters.`;
  if (count > max) return `Choose a password with at most ${max} characters.`;
  if (isWeakPassword(password)) {
    return 'This password is easily guessed: it looks like one of the most used, or like a simple pattern. Choose four words that have nothing to do with each other.';
  }
  // Their hashes would differ, so no one could tell later.
  if (isStoredHash(otherHash) && (await verifyPassword(password, otherHash)))
    return 'The admin and the front desk need different passwords. Choose another one.';
  return undefined;
}
