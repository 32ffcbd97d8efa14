/** Runtime checks of server responses. */
type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number';
export const isBoolean: Check = (value) => typeof value === 'boolean';

export const isOneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);

export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const isMissingOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Needs a check for each field of a type, so the compiler catches renamed fields. */
export function isObjectWith<T>(fields: { [Field in keyof T]-?: Check }) {
  const checks = Object.entries<Check>(fields);
  return (value: unknown): value is T =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([field, check]) => check((value as Record<string, unknown>)[field]));
}
