import { isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import { readYaml, type Problem } from '../practice/read-yaml.ts';
import { answersSchema, type Answers } from './answers-schema.ts';

/** Placeholders in the template. */
const unanswered = [null, '', 'https://'];

/** Blanks the lines that weren't filled in. All others keep their line number. */
function withoutUnanswered(source: string): string {
  const empty: [from: number, to: number][] = [];
  visit(parseDocument(source), {
    Pair(_, { key, value }) {
      const blank =
        value === null ||
        (isScalar(value) && unanswered.includes(value.value as string | null)) ||
        (isMap(value) && value.items.length === 0);
      if (!blank || !isNode(key) || !key.range) return;
      empty.push([
        key.range[0],
        (isNode(value) ? value.range?.[1] : undefined) ?? key.range[1] + 1,
      ]);
    },
  });
  let rest = source;
  for (const [from, to] of empty) {
    rest = rest.slice(0, from) + rest.slice(from, to).replace(/[^\n]/g, ' ') + rest.slice(to);
  }
  return rest === source ? source : withoutUnanswered(rest);
}

/** Reads a filled-in template. Empty optional answers are omitted. */
export function readAnswers(source: string): { value: Answers } | { problems: Problem[] } {
  return readYaml(withoutUnanswered(source), answersSchema);
}
