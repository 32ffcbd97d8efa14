import {
  ancestorsOf,
  domainsOf,
  fitsLiteral,
  isProperty,
  isType,
  rangesOf,
  successorsOf,
} from './vocabulary';

/** A JSON-LD node, or a reference if it has only an id. */
export interface Node {
  '@id'?: string;
  '@type'?: string | string[];
  [property: string]: unknown;
}

export const typesOf = (node: Node): string[] => [node['@type'] ?? []].flat();

/** The values of a property: none, one or many. */
const valuesOf = (node: Node, property: string): unknown[] => [node[property] ?? []].flat();

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isReference = (node: Node): node is { '@id': string } => Object.keys(node).join() === '@id';

/** Types by node id, to resolve references. */
export type TypesById = ReadonlyMap<string, readonly string[]>;

/**
 * Checks a node and its nested nodes against schema.org's vocabulary: unknown or superseded terms,
 * properties that the type doesn't have, and values that the property doesn't accept. Stricter than
 * search engines, which accept text in place of an entity.
 */
export function vocabularyErrors(node: Node, known: TypesById): string[] {
  const types = typesOf(node);
  if (types.length === 0) return ['A node has no type.'];
  const properties = Object.keys(node).filter((key) => !key.startsWith('@'));
  return [
    ...types.filter((type) => !isType(type)).map((type) => `${type} is not a type.`),
    ...[...types, ...properties].flatMap(supersededErrors),
    ...properties.flatMap((property) => propertyErrors(node, property, known)),
  ];
}

const supersededErrors = (term: string): string[] =>
  successorsOf(term).map((successor) => `${term} is superseded by ${successor}.`);

function propertyErrors(node: Node, property: string, known: TypesById): string[] {
  const types = typesOf(node);
  const name = `${types.join('+')}.${property}`;
  if (!isProperty(property)) return [`${name}: unknown property.`];
  const ancestors = types.flatMap(ancestorsOf);
  const isAllowed = domainsOf(property).some((domain) => ancestors.includes(domain));
  return [
    ...(isAllowed ? [] : [`${name}: only allowed on ${domainsOf(property).join(', ')}.`]),
    ...valuesOf(node, property).flatMap((value) => valueErrors(name, property, value, known)),
  ];
}

function valueErrors(name: string, property: string, value: unknown, known: TypesById): string[] {
  const ranges = rangesOf(property);
  const expected = `expected ${ranges.join(', ')}`;
  if (!isNode(value)) {
    return ranges.some((range) => fitsLiteral(value, range))
      ? []
      : [`${name}: ${JSON.stringify(value)}, ${expected}.`];
  }
  const types = isReference(value) ? (known.get(value['@id']) ?? []) : typesOf(value);
  const ancestors = types.flatMap(ancestorsOf);
  return [
    ...(ranges.some((range) => ancestors.includes(range))
      ? []
      : [`${name}: ${types.join('+') || 'an unknown type'}, ${expected}.`]),
    ...(isReference(value) ? [] : vocabularyErrors(value, known)),
  ];
}
