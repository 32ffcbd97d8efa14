import { isNode, isReference, valuesOf, type NamedNode, type Node } from './graph.ts';

type NodesById = ReadonlyMap<string, NamedNode>;

/**
 * Which fields are missing or empty, each written as a path such as `geo.latitude`. Where a step has
 * several values, each of them must go on; where it has a reference, the node of that id does.
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
