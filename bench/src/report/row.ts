/** How a number is written: with its unit and as many places as tell something. */
export type Unit =
  'ms' | 's' | 'kB' | 'MB' | '×' | 'points' | 'requests/s' | 'requests' | 'calls' | '';

/** What a number may be: at most, or at least, so much. */
export interface Budget {
  readonly limit: number;
  readonly side: 'most' | 'least';
}

/** A line of the table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  /** Undefined where there is no budget, or nothing could be measured for want of a program. */
  readonly holds: boolean | undefined;
}

export const atMost = (limit: number): Budget => ({ limit, side: 'most' });
export const atLeast = (limit: number): Budget => ({ limit, side: 'least' });

const places: Record<Unit, number> = {
  ms: 0,
  s: 1,
  kB: 1,
  MB: 1,
  '×': 2,
  points: 0,
  'requests/s': 0,
  requests: 0,
  calls: 0,
  '': 3,
};

function written(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return '–';
  return `${value.toFixed(places[unit])} ${unit}`.trimEnd();
}

/** A number and its budget. What was not measured (NaN) breaks the budget. */
export function row(what: string, value: number, unit: Unit, budget?: Budget): Row {
  const measured = written(value, unit);
  if (!budget) return { what, measured, budget: '', holds: undefined };
  const { limit, side } = budget;
  const [sign, holds] = side === 'most' ? ['≤', value <= limit] : ['≥', value >= limit];
  return { what, measured, budget: `${sign} ${written(limit, unit)}`, holds };
}
