import type { Severity } from './live-check';

const words: Record<Severity, readonly [one: string, more: string]> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  notice: ['notice', 'notices'],
};

/** `1 error`, `2 errors`. */
export function countInWords(severity: Severity, count: number): string {
  return `${count} ${words[severity][count === 1 ? 0 : 1]}`;
}
