import { clockChanges } from './clock-changes';
import { practice } from './practice';

const { hours, closures } = practice;

/**
 * All that the signs must know of the practice. Import it with `?data`: the
 * first script of every page has these facts, and no others.
 */
export const office = { hours, closures, clockChanges };
