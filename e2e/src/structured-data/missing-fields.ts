import { isNode, isReference, valuesOf, type NamedNode, type Node } from './graph.ts';

type NodesById = ReadonlyMap<string, NamedNode>;

/**
 * The fields, given as paths such as `geo.latitude`, that are missing or empty. If a step has several
 * values, each must have the rest of the path. References are resolved.
 */
export function missingFields(node: Node, fields: readonly string[], known: NodesById): string[] {
  return fields.filter((field) => !isComplete(node, field.split('.'), known));
}

function isComplete(value: unknown, path: readonly string[], known: NodesById): boolean {
  const [step, ...rest] = path;
  if (step === undefined) return value !== '' && value !== null;
  if (!isNode(value)) return false;
  const node = isReference(value) ? known.get(value['@id']) : value;
  const next = node ? valuesOf(node, step) : [];
  return next.length > 0 && next.every((inner) => isComplete(inner, rest, known));
}
