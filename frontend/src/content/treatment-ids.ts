/** The treatments that slow myopia, in the order of the pages. Also the anchors of the comparison. */
export const treatmentIds = ['overnight-lenses', 'soft-lenses', 'atropine'] as const;

export type TreatmentId = (typeof treatmentIds)[number];
