/** Tells the person who starts the suite what to do, without a stack trace. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
