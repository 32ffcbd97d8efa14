/**
 * The treatments that slow myopia, in page order. Also their anchors on the
 * comparison page.
 */
export const treatmentIds = [
  'overnight-lenses',
  'soft-lenses',
  'atropine',
  'myopia-glasses',
] as const;

export type TreatmentId = (typeof treatmentIds)[number];
