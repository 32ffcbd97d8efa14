import { details } from 'practice/details';

/**
 * What a practice promises new patients. Import it with `?data` in code that
 * pages load: the build leaves out all other facts.
 */
export const { examParts, newPatientsDaily, planChecks, retinalPhotos } =
  details.promises;
