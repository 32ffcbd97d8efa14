/** A disease that nearsighted eyes get more often. */
export interface Complication {
  name: string;
  /**
   * How many times higher the odds are than in eyes that are not nearsighted: in mild (to −3
   * diopters), medium (−3 to −6) and high myopia.
   */
  odds: readonly [mild: string, medium: string, high: string];
}

/** From the claim `myopia-complications`. */
export const myopiaComplications: readonly Complication[] = [
  { name: 'Detached retina', odds: ['3', '9', '13'] },
  { name: 'Open-angle glaucoma', odds: ['1.6', '3', '3'] },
  { name: 'Cataract at the back of the lens', odds: ['1.6', '2.6', '4.6'] },
  { name: 'Damage to the macula', odds: ['14', '73', '845'] },
];
