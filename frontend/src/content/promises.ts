import { details } from 'practice/details';

/**
 * What the practice says that it does. Import it with `?data`, so that a page
 * which needs one of these doesn't load the practice's other facts.
 */
export const {
  babyExams,
  childExams,
  examParts,
  eyeLength,
  myopiaDecision,
  myopiaPolicies,
  myopiaStart,
  newPatientsDaily,
  planChecks,
  retinalPhotos,
} = details.promises;
