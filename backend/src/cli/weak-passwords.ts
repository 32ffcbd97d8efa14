import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

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
