import { afterAll, jest } from '@jest/globals';

/**
 * @returns what's logged from now on, instead of being printed, until the tests
 * end
 */
export function captureLog(): string[] {
  const written: string[] = [];
  afterAll(() => {
    jest.restoreAllMocks();
  });
  for (const stream of [process.stdout, process.stderr]) {
    jest
      .spyOn(stream, 'write')
      .mockImplementation((text) => written.push(String(text)) > 0);
  }
  return written;
}
