import { stringify } from 'yaml';
import { z } from 'zod';

/** What's known about a fact besides its type. */
export interface Fact extends Record<string, unknown> {
  /** A sentence without its period, for people who aren't programmers. */
  description: string;
  examples?: readonly unknown[];
  /**
   * No two practices share it, or only those of one city: `make preflight`
   * looks for copies of an example's.
   */
  differs?: 'practice' | 'city';
}

/**
 * Describes a fact for everything that asks for it or checks it: the interview
 * and the template of `make adopt`, the comments in practice.yaml, error
 * messages, preflight and editors.
 */
export const about = (
  description: string,
  example?: unknown,
  differs?: Fact['differs'],
): Fact => ({
  description,
  ...(example !== undefined && { examples: [example] }),
  ...(differs && { differs }),
});

type About = Parameters<typeof about>;

export const text = (...fact: About) =>
  z
    .string()
    .trim()
    .min(1)
    .meta(about(...fact));

export const date = (...fact: About) =>
  z.iso
    .date('Write the date as year-month-day, such as 2026-12-01.')
    .meta(about(...fact));

export const yesOrNo = (...fact: About) =>
  z.boolean('Write true or false.').meta(about(...fact));

/** Facts that belong together, and what they are together. */
export const group = <Facts extends z.core.$ZodLooseShape>(
  description: string,
  facts: Facts,
  differs?: Fact['differs'],
) => z.strictObject(facts).meta(about(description, undefined, differs));

export type Schema = z.core.$ZodType;

/** A schema without optional wrappers. */
export const unwrapped = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;

export const isYesOrNo = (schema: Schema): boolean =>
  unwrapped(schema) instanceof z.ZodBoolean;

export const isOptional = (schema: Schema): boolean =>
  z.safeParse(schema, undefined).success;

export const factOf = (schema: Schema): Partial<Fact> =>
  z.globalRegistry.get(schema) ?? z.globalRegistry.get(unwrapped(schema)) ?? {};

/** A value on one line of YAML. */
export const inline = (value: unknown): string =>
  stringify(value, {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
  }).trim();

/** Such as `The city, such as Metuchen`. */
export function sentence(schema: Schema, written = inline): string {
  const { description = '', examples: [example] = [] } = factOf(schema);
  return example === undefined
    ? description
    : `${description}, such as ${written(example)}`;
}
