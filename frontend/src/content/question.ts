import type { ClaimId } from './claims';

/** A question as a patient asks it. The answer is plain text, since structured data repeats it. */
export interface Question {
  question: string;
  answer: string;
  /** What the answer rests on, where it is a medical or legal statement. */
  claim?: ClaimId;
}

/** The claims of a page, with those of questions that the practice adds to it. */
export function claimsWith(
  claims: readonly ClaimId[],
  questions: readonly Question[] = [],
): ClaimId[] {
  return [...new Set([...claims, ...questions.flatMap(({ claim }) => claim ?? [])])];
}
