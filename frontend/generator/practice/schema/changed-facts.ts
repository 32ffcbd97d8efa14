/** A fact that an earlier release knew by another name, or at all. */
export interface ChangedFact {
  /** How the names of its files begin: `practice.yaml`, `doctors/`. */
  file: string;
  /** The name it had, after those of its groups: `prices.exam`. */
  was: string;
  /** Its name now, in the same group. Left out: no page shows it anymore. */
  now?: string;
}

/**
 * Renamed a fact in a schema, or removed one? List it here, so that folders
 * written for the release before get one sentence about it. A removed fact
 * stops no build. `make adopt` writes new names into a folder.
 */
export const changedFacts: readonly ChangedFact[] = [];
