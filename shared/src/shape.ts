/**
 * Runtime checks of server responses, imported as `is`. The types of what they
 * accept follow from them. Scripts leave out the checks that they don't use,
 * because the comments before these functions tell bundlers that they only
 * return something.
 */
type Check<T = unknown> = (value: unknown) => value is T;

/** What a check accepts. */
export type Checked<C> = C extends Check<infer T> ? T : never;

export const text: Check<string> = (value) => typeof value === 'string';
export const number: Check<number> = (value) => typeof value === 'number';
export const boolean: Check<boolean> = (value) => typeof value === 'boolean';

/* @__NO_SIDE_EFFECTS__ */
export const oneOf =
  <const T extends string>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((one) => one === value);

/* @__NO_SIDE_EFFECTS__ */
export const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const nonEmptyListOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length > 0 && value.every(check);

/** For a value of one of several shapes. */
/* @__NO_SIDE_EFFECTS__ */
export const anyOf =
  <const C extends readonly Check[]>(...checks: C): Check<Checked<C[number]>> =>
  (value): value is Checked<C[number]> =>
    checks.some((check) => check(value));

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value) =>
    value === null || check(value);

/** For a field that can be left out. */
/* @__NO_SIDE_EFFECTS__ */
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value) =>
    value === undefined || check(value);

/** Undefined if the text isn't JSON, or fails the check. */
export function parseJson<T>(json: string, check: Check<T>): T | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

type CanBeMissing<C> = undefined extends Checked<C> ? true : false;

type Fields<F> = {
  readonly [
    Name in keyof F as CanBeMissing<F[Name]> extends true ? never : Name
  ]: Checked<F[Name]>;
} & {
  readonly [
    Name in keyof F as CanBeMissing<F[Name]> extends true ? Name : never
  ]?: Exclude<Checked<F[Name]>, undefined>;
};

/* @__NO_SIDE_EFFECTS__ */
export function objectWith<F extends Readonly<Record<string, Check>>>(
  fields: F,
): Check<Fields<F>> {
  const checks = Object.entries(fields);
  return (value): value is Fields<F> =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([field, check]) =>
      check((value as Record<string, unknown>)[field]),
    );
}
