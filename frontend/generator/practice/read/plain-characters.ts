import { plainCharacters } from 'shared/typed-text';
import { z } from 'zod';
import type { Schema } from '../schema/fact.ts';

/** YAML with plain spaces where it needs them: before a fact, and around it. */
export const withPlainIndents = (yaml: string): string =>
  yaml.replace(/^\p{Zs}*-?\p{Zs}+|(?<=:)\p{Zs}+/gmu, (indent) =>
    indent.replace(/\p{Zs}/gu, ' '),
  );

function plainValue(value: unknown, expected?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => plainValue(item));
  if (typeof value !== 'string') return value;
  const text = plainCharacters(value);
  // A typographic minus makes a text of a number.
  return expected === 'number' && text !== value ? Number(text) : text;
}

/** A copy of facts, with the value at a path changed. */
function changedAt(
  facts: unknown,
  [key, ...rest]: readonly PropertyKey[],
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(facts);
  if (Array.isArray(facts)) {
    return facts.map((item: unknown, index) =>
      index === key ? changedAt(item, rest, change) : item,
    );
  }
  if (typeof facts !== 'object' || facts === null || !(key in facts))
    return facts;
  const value = (facts as Record<PropertyKey, unknown>)[key];
  return { ...facts, [key]: changedAt(value, rest, change) };
}

/**
 * What a schema refuses as it's written can look right: phones put narrow
 * spaces into times, and web pages put other hyphens into phone numbers. Values
 * that fit stay as they are, because in a sentence such characters are meant.
 */
export function withPlainCharacters(schema: Schema, facts: unknown): unknown {
  let changed = facts;
  for (const issue of z.safeParse(schema, facts).error?.issues ?? []) {
    const expected = 'expected' in issue ? issue.expected : undefined;
    changed = changedAt(changed, issue.path, (value) =>
      plainValue(value, expected),
    );
  }
  return changed;
}
