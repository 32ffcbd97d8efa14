import { jest } from '@jest/globals';

/** @returns what's logged from now on, instead of being printed, until `jest.restoreAllMocks()` */
export function captureLog(): string[] {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  }
  return written;
}
