/** Determines how a value is formatted. */
export type Unit =
  'ms' | 's' | 'kB' | 'MB' | '×' | 'points' | 'requests/s' | 'requests' | 'calls' | '';

/** An upper or lower limit. */
export interface Budget {
  readonly limit: number;
  readonly side: 'most' | 'least';
}

export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  /** Undefined without a budget, or if a required program is missing. */
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

function format(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return '–';
  return `${value.toFixed(places[unit])} ${unit}`.trimEnd();
}

/** Compares a value with its budget. NaN misses the budget. */
export function row(what: string, value: number, unit: Unit, budget?: Budget): Row {
  const measured = format(value, unit);
  if (!budget) return { what, measured, budget: '', holds: undefined };
  const { limit, side } = budget;
  const [sign, holds] = side === 'most' ? ['≤', value <= limit] : ['≥', value >= limit];
  return { what, measured, budget: `${sign} ${format(limit, unit)}`, holds };
}
