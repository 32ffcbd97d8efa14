import type { Insurer } from './practice';

/**
 * With the types of plan that are taken: `Aetna (PPO, POS)`. Not in
 * insurers.ts, which the lookup only loads as data.
 */
export const fullName = ({ name, types }: Insurer): string =>
  types ? `${name} (${types.join(', ')})` : name;
