import type { TreatmentId } from '@/content/treatment-ids';
import drops from './services/drops.svg?illustration';
import glasses from './services/myopia-glasses.svg?illustration';
import overnightLens from './services/overnight-lens.svg?illustration';
import softLens from './services/soft-lens.svg?illustration';

export const treatmentDrawings: Readonly<
  Record<TreatmentId, typeof overnightLens>
> = {
  'overnight-lenses': overnightLens,
  'soft-lenses': softLens,
  atropine: drops,
  'myopia-glasses': glasses,
};
