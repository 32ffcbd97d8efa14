import { stringify } from 'yaml';
import { z } from 'zod';
import {
  factOf,
  inline,
  isOptional,
  isYesOrNo,
  type Schema,
  sentence,
  unwrapped,
} from '../practice/schema/fact.ts';

const yaml = (value: unknown) =>
  stringify(value, { lineWidth: 0, nullStr: '' }).trimEnd();

const indented = (text: string, indent: string) =>
  text.replace(/^(?=.)/gm, indent);

/** The example of a fact, or one made of the examples of its parts. */
function exampleOf(schema: Schema): unknown {
  const { examples } = factOf(schema);
  const inner = unwrapped(schema);
  if (examples) return examples[0];
  if (inner instanceof z.ZodArray) return [exampleOf(inner.element)];
  if (isYesOrNo(inner)) return true;
  if (!(inner instanceof z.ZodObject)) return null;
  const parts = Object.entries<Schema>(inner.shape);
  return Object.fromEntries(parts.map(([key, part]) => [key, exampleOf(part)]));
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(isEmpty));

/**
 * The lines of a fact: its value, or what's to fill in. An optional one is an
 * example in comments.
 */
function entry(key: string, schema: Schema, value: unknown): string {
  if (!isEmpty(value)) return yaml({ [key]: value });
  const inner = unwrapped(schema);
  if (schema instanceof z.ZodOptional)
    return indented(yaml({ [key]: exampleOf(schema) }), '# ');
  if (inner instanceof z.ZodObject)
    return `${key}:\n${indented(form(inner), '  ')}`;
  if (isOptional(schema))
    return `${key}: ${inline(z.parse(schema, undefined))}`;
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodObject) {
    return `${key}:\n${indented(form(inner.element), '    ').replace(/^ {4}(?=\w)/m, '  - ')}`;
  }
  return `${key}:`;
}

/**
 * Facts as YAML, each under a comment that says what it is: those with a value
 * as they are, and a form for all others.
 */
export function form(
  schema: z.ZodObject,
  values: Readonly<Record<string, unknown>> = {},
  between = '\n',
): string {
  const facts = Object.entries<Schema>(schema.shape).map(([key, fact]) => ({
    // An optional fact's example is below its comment.
    comment:
      fact instanceof z.ZodOptional ? factOf(fact).description : sentence(fact),
    lines: entry(key, fact, values[key]),
  }));
  return facts
    .map(({ comment, lines }, index) =>
      // The days of the week have one comment.
      !comment || comment === facts[index - 1]?.comment
        ? lines
        : `# ${comment}.\n${lines}`,
    )
    .join(between);
}
