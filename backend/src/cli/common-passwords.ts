import { dictionary } from '@zxcvbn-ts/language-common';

const mostUsed = new Set<string>(dictionary['passwords-common']);

/**
 * Whether a password is one of the most used, in any case, or two of them in a row. Few have twelve characters, so most
 * that people make up by themselves are two shorter ones. Not for the running backend, where the list would take memory.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (mostUsed.has(text)) return true;
  for (let end = 1; end < text.length; end += 1) {
    if (mostUsed.has(text.slice(0, end)) && mostUsed.has(text.slice(end))) return true;
  }
  return false;
}
