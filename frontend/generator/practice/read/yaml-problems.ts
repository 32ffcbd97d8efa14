import { closestMatch } from 'leven';
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  visit,
} from 'yaml';
import { z } from 'zod';
import { inline, type Schema, sentence, unwrapped } from '../schema/fact.ts';

/** An error in a practice's file. */
export interface Problem {
  line: number;
  message: string;
}

type Path = readonly PropertyKey[];

const isObject = (schema: Schema) => unwrapped(schema) instanceof z.ZodObject;

/** A schema without optional wrappers. Of several, the one with facts. */
function withFacts(schema: Schema): Schema {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodUnion)) return inner;
  return unwrapped(inner.options.find(isObject) ?? inner);
}

/** The schema at a path. */
function schemaAt(schema: Schema, path: Path): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const outer = withFacts(schema);
  if (outer instanceof z.ZodArray) return schemaAt(outer.element, rest);
  const shape: Record<string, Schema> =
    outer instanceof z.ZodObject ? outer.shape : {};
  const inner = shape[String(key)];
  return inner && schemaAt(inner, rest);
}

function describe(schema: Schema, path: Path): string {
  const found = schemaAt(schema, path);
  const description = found && sentence(found);
  return description ? ` ${description}.` : '';
}

/** `closures → number 2 → date` */
export const label = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? `number ${key + 1}` : String(key)))
    .join(' → ');

const oneOffice =
  'One site is for one office, with one address, one phone and one map. Make a site for each office, from a copy of this repository, and link to the others in text/en/contact.md.';
const onePhone =
  'The site has one phone number, and no fax. If you need to name another, write it below a ## heading in text/en/contact.md. Numbers for days when the phone is down go under otherPhones.';

/** What practices look for, and what to do instead. */
const instead: Readonly<Record<string, string>> = {
  addresses: oneOffice,
  branches: oneOffice,
  locations: oneOffice,
  offices: oneOffice,
  fax: onePhone,
  phone2: onePhone,
  phones: onePhone,
  secondPhone: onePhone,
};

function unknownKey(schema: Schema, path: Path, key: string): string {
  const sentence = instead[key];
  if (sentence) return `${key} isn’t known here. ${sentence}`;
  const parent = schemaAt(schema, path);
  const found = parent && withFacts(parent);
  const known = found instanceof z.ZodObject ? Object.keys(found.shape) : [];
  const guess = closestMatch(key, known, { maxDistance: 3 });
  return `${key} isn’t known here. ${guess ? `Did you mean ${guess}?` : `Known are: ${known.join(', ')}.`}`;
}

/** The position of the key or list item at the end of a path. */
export function offsetOf(document: Document, path: Path): number | undefined {
  const parent =
    path.length > 1
      ? document.getIn(path.slice(0, -1), true)
      : document.contents;
  const key = path[path.length - 1];
  const node = isMap(parent)
    ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
        ?.key
    : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** The position of a value, or where a missing value belongs. */
function closestOffset(document: Document, path: Path): number {
  if (path.length === 0) return 0;
  return offsetOf(document, path) ?? closestOffset(document, path.slice(0, -1));
}

/** A text that begins with a placeholder: YAML reads its brace as its own. */
const placeholderFirst = /^\s*(?:- +)*(?:\w+: +)?\{[A-Za-z][\w.]*\}/;

const quotePlaceholder =
  'Put quotes around a text that begins with a placeholder, such as "{city} and its neighbors".';

/** Why YAML can't be read, with lines. */
export function syntaxProblems(
  document: Document,
  lines: LineCounter,
  source: string,
): Problem[] {
  const written = source.split('\n');
  const problems = document.errors.map(({ pos, message }) => ({
    line: lines.linePos(pos[0]).line,
    message: `This isn’t valid YAML: ${message.split(/ at line|\n/)[0] ?? ''}. Check the spaces at the start of the line, and put quotes around text with a colon or a #.`,
  }));
  const unquoted = problems
    .map(({ line }) => line)
    .filter((line) => placeholderFirst.test(written[line - 1] ?? ''));
  // What follows such a line is misread, too.
  return unquoted.length > 0
    ? [...new Set(unquoted)].map((line) => ({
        line,
        message: quotePlaceholder,
      }))
    : problems;
}

/** The keys and numbers that lead to a node. */
function pathOf(node: Node, ancestors: readonly unknown[]): Path {
  return ancestors.flatMap((ancestor, index): PropertyKey[] => {
    const child = ancestors[index + 1] ?? node;
    if (isPair(ancestor) && isScalar(ancestor.key))
      return [String(ancestor.key.value)];
    return isSeq(ancestor) ? [ancestor.items.indexOf(child)] : [];
  });
}

/** What's lost of a fact because YAML reads it as a comment. */
function lostText(fact: Schema | undefined, text: string, comment: string) {
  // Nothing but a space after # tells a comment from the fact itself.
  if (text === '') return /^#\S/.test(comment) ? comment : undefined;
  const whole = `${text} ${comment}`;
  // After a date, for example, it can only be a comment.
  return !fact || z.safeParse(fact, whole).success ? whole : undefined;
}

/** Where YAML reads something else than what's written. */
export function misreadings(
  document: Document,
  lines: LineCounter,
  source: string,
  schema: Schema,
): Problem[] {
  const problems: Problem[] = [];
  const report = (offset: number, message: string) =>
    problems.push({ line: lines.linePos(offset).line, message });
  visit(document, {
    Scalar(role, node, ancestors) {
      const [, end = 0] = node.range ?? [];
      const [, comment] = /^[ \t]*(#.*)/.exec(source.slice(end)) ?? [];
      if (comment === undefined || role === 'key' || node.type !== 'PLAIN')
        return;
      const path = pathOf(node, ancestors);
      const text = node.source?.trim() ?? '';
      const lost = lostText(schemaAt(schema, path), text, comment.trim());
      if (lost === undefined) return;
      report(
        end,
        `${label(path)}: Put quotes around ${inline(lost)}. Without them, YAML reads what follows the # as a comment. A comment goes on a line of its own.`,
      );
    },
    Map(_, node, ancestors) {
      const [start, end] = node.range ?? [0, 0];
      if (!/^\{[A-Za-z][\w.]*\}$/.test(source.slice(start, end))) return;
      const path = pathOf(node, ancestors);
      report(start, `${label(path)}: ${quotePlaceholder}`);
    },
  });
  return problems;
}

/** What's wrong with a value whose schema has no message of its own. */
export const misfit = (schema: Schema, path: Path = []): string =>
  path.length === 0 && isObject(schema)
    ? 'These aren’t facts. Write each as its name, a colon and its value.'
    : `This doesn’t fit.${describe(schema, path)}`;

/** What a schema finds, as sentences with lines. */
export function schemaProblems(
  { issues }: z.ZodError,
  schema: Schema,
  document: Document,
  lines: LineCounter,
): Problem[] {
  const problem = (path: Path, message: string) => ({
    line: lines.linePos(closestOffset(document, path)).line,
    message,
  });
  return issues.flatMap((issue) => {
    const { code, path, input, message } = issue;
    if (code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        problem([...path, key], unknownKey(schema, path, key)),
      );
    }
    if (input === undefined && code !== 'custom') {
      return problem(
        path,
        `${label(path)} is missing.${describe(schema, path)}`,
      );
    }
    return problem(path, [label(path), message].filter(Boolean).join(': '));
  });
}
