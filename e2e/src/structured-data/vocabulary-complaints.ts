import { isNode, isReference, typesOf, valuesOf, type Node } from './graph.ts';
import { fitsLiteral } from './literal.ts';
import { domainsOf, isProperty, isType, lineageOf, rangesOf, successorsOf } from './vocabulary.ts';

/** The types of a node by its id, for values that only refer to one. */
export type TypesById = ReadonlyMap<string, readonly string[]>;

/**
 * Where a node leaves schema.org's vocabulary, itself and the nodes inside it: terms that it does
 * not have or has given up, properties that the type does not have, values that the property does
 * not take. Text for a thing is among them, though search engines put up with it.
 */
export function vocabularyComplaints(node: Node, known: TypesById): string[] {
  const types = typesOf(node);
  if (types.length === 0) return ['A node has no type.'];
  const properties = Object.keys(node).filter((key) => !key.startsWith('@'));
  return [
    ...types.filter((type) => !isType(type)).map((type) => `${type} is no type.`),
    ...[...types, ...properties].flatMap(outOfUse),
    ...properties.flatMap((property) => propertyComplaints(node, property, known)),
  ];
}

const outOfUse = (term: string): string[] =>
  successorsOf(term).map((successor) => `${term} is out of use: write ${successor}.`);

function propertyComplaints(node: Node, property: string, known: TypesById): string[] {
  const types = typesOf(node);
  const name = `${types.join('+')}.${property}`;
  if (!isProperty(property)) return [`${name}: there is no such property.`];
  const lineage = types.flatMap(lineageOf);
  const isAllowed = domainsOf(property).some((domain) => lineage.includes(domain));
  return [
    ...(isAllowed ? [] : [`${name}: the property belongs to ${domainsOf(property).join(', ')}.`]),
    ...valuesOf(node, property).flatMap((value) => valueComplaints(name, property, value, known)),
  ];
}

function valueComplaints(
  name: string,
  property: string,
  value: unknown,
  known: TypesById,
): string[] {
  const ranges = rangesOf(property);
  const expected = `expected ${ranges.join(', ')}`;
  if (!isNode(value)) {
    return ranges.some((range) => fitsLiteral(value, range))
      ? []
      : [`${name}: ${JSON.stringify(value)}, ${expected}.`];
  }
  const types = isReference(value) ? (known.get(value['@id']) ?? []) : typesOf(value);
  const lineage = types.flatMap(lineageOf);
  return [
    ...(ranges.some((range) => lineage.includes(range))
      ? []
      : [`${name}: ${types.join('+') || 'nothing known'}, ${expected}.`]),
    ...(isReference(value) ? [] : vocabularyComplaints(value, known)),
  ];
}
