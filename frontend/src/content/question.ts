/** A question as a patient asks it. The answer is plain text, since structured data repeats it. */
export interface Question {
  question: string;
  answer: string;
}
