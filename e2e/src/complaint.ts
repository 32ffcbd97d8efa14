/** An error for the person who starts the suite: what to do, without a stack that says nothing more. */
export class Complaint extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.stack = sentence;
  }
}
