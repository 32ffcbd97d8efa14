import type { Question } from '../question';

/** A neighbouring town, as its landing page tells of the way from there. */
export interface Town {
  name: string;
  lead: string;
  questions: readonly Question[];
}
