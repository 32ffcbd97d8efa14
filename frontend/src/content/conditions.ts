import { amd } from './conditions/amd';
import type { Condition } from './conditions/condition';
import { dryEye } from './conditions/dry-eye';
import { glaucoma } from './conditions/glaucoma';
import { myopia } from './conditions/myopia';

/** The four that people ask us about. */
export const conditions: readonly Condition[] = [myopia, dryEye, glaucoma, amd];
