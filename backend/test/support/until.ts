import { setImmediate } from 'node:timers/promises';

/** Less than the time limit of a test, so that the test says what it waited for. */
const longest = 15_000;

/** Resolves as the work does. @throws Error that says what was waited for, when that takes too long. */
export async function within<T>(what: string, work: Promise<T>, limit = longest): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = new Error(`Waited ${limit} ms in vain for ${what}.`);
  const timer = setTimeout(() => {
    reject(error);
  }, limit);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks again and again until the answer is truthy, and returns it. @throws Error as `within` does. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  limit = longest,
): Promise<NonNullable<T>> {
  let isOver = false;
  const askAgain = async (): Promise<NonNullable<T>> => {
    for (;;) {
      const answer = await ask();
      if (answer) return answer;
      if (isOver) throw new Error('The wait is over.');
      await setImmediate();
    }
  };
  try {
    return await within(what, askAgain(), limit);
  } finally {
    isOver = true;
  }
}
