import type { ClaimId } from './claims';

/** A question as a patient asks it. The answer is plain text, since structured data repeats it. */
export interface Question {
  question: string;
  answer: string;
  /** Claims behind a medical or legal answer. */
  claim?: ClaimId;
  /** Where to read more. */
  link?: { to: string; hash?: `#${string}`; text: string };
}

/** A page's claims, including those in the practice's own questions. */
export function claimsWith(
  claims: readonly ClaimId[],
  questions: readonly Question[] = [],
): ClaimId[] {
  return [...new Set([...claims, ...questions.flatMap(({ claim }) => claim ?? [])])];
}
