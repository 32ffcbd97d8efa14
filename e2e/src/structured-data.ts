/** A JSON-LD node, or a reference if it has only an id. */
export interface Node {
  '@id'?: string;
  '@type'?: string | string[];
  [property: string]: unknown;
}

/** A top-level node of a page's graph. */
export type NamedNode = Node & { '@id': string; '@type': string | string[] };

interface Block {
  '@context': string;
  '@graph': NamedNode[];
}

/** The JSON-LD scripts of a page. */
export function readBlocks(html: string): Block[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Block);
}

export const typesOf = (node: Node): string[] => [node['@type'] ?? []].flat();

/** The values of a property: none, one or many. */
export const valuesOf = (node: Node, property: string): unknown[] => [node[property] ?? []].flat();

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isReference = (node: Node): node is { '@id': string } =>
  Object.keys(node).join() === '@id';

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
