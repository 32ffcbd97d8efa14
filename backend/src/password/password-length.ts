/** In characters as people count them. No limit below 64 (NIST SP 800-63B); an upper one bounds the hashing. */
export const passwordLength = { min: 12, max: 256 } as const;

/** Counts an emoji or a rare letter once, though it takes two units of the string. */
export function countCharacters(password: string): number {
  return Array.from(password).length;
}
