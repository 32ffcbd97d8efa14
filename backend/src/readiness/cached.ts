/** Wraps `ask` so that an answer, good or bad, holds for `milliseconds` before it is asked again. */
export function cached<T>(ask: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let askedAt = 0;
  return () => {
    if (!answer || performance.now() - askedAt >= milliseconds) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}
