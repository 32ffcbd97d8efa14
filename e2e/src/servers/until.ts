import { setTimeout as pause } from 'node:timers/promises';

/** Less than a test's timeout, so that the error says what it waited for. */
const defaultLimit = 90_000;

/** Waits for the work. @throws Error after the limit. */
export async function withTimeout<T>(
  what: string,
  work: Promise<T>,
  limit = defaultLimit,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = new Error(
    `Timed out after ${limit.toString()} ms waiting for ${what}.`,
  );
  const timer = setTimeout(() => reject(error), limit);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Polls until the result is truthy and returns it. @throws Error after the
 * limit.
 */
export async function until<T>(
  what: string,
  poll: () => T | Promise<T>,
  limit = defaultLimit,
): Promise<NonNullable<T>> {
  let isOver = false;
  const pollRepeatedly = async (): Promise<NonNullable<T>> => {
    for (;;) {
      const answer = await poll();
      if (answer) return answer;
      if (isOver) throw new Error('The wait is over.');
      // Leaves the processor to what is waited for.
      await pause(10);
    }
  };
  try {
    return await withTimeout(what, pollRepeatedly(), limit);
  } finally {
    isOver = true;
  }
}
