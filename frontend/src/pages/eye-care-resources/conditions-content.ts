import type { Condition } from '@/content/condition';
import { myopia } from '@/content/myopia/condition';
import { amd } from './amd-content';
import { dryEye } from './dry-eye-content';
import { glaucoma } from './glaucoma-content';

/** The four that people ask us about. */
export const conditions: readonly Condition[] = [myopia, dryEye, glaucoma, amd];
